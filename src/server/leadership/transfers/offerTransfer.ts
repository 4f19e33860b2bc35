import { transferExpiry } from '../../../domain/leadership/transferStates';
import type { LeaderTransfer } from '../../../contract/entities.gen';
import { recordAct } from '../../audit';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { leaderTransfers } from '../../platform/database/schema';
import { closeTransfer, lockPod, findStoredOpenTransfer } from '../../pods';
import { lockMember } from '../lockMember';
import { notifyTransferOffered } from '../notices';
import { countAttempt } from '../../platform/http/limits/attempts';
import { leadershipLimits } from '../limits';
import { requireCandidate } from './candidates';
import { transferById } from './transferRows';
import { lockTransfer } from './lockTransfer';

interface Offer {
  membershipId: string;
  podId: string;
  participantId: string;
  asker: { userId: string; name: string };
}

async function offer(act: Act, { membershipId, podId, participantId, asker }: Offer): Promise<string> {
  const locked = await lockPod(act, membershipId, podId);
  await requireCandidate(act, locked, participantId);
  const stored = await findStoredOpenTransfer(act, podId);
  const before = stored && (await lockTransfer(act, { membershipId, podId, transferId: stored.id })).transfer;
  const state = before?.state;
  if (before && state === 'open' && before.participantId === participantId) return before.id;
  if (before)
    await closeTransfer(act, locked, before, { state: state === 'expired' ? state : 'replaced', by: asker.userId });
  const [made] = await act.tx
    .insert(leaderTransfers)
    .values({
      podId,
      participantId,
      askedBy: asker.userId,
      createdAt: act.now,
      expiresAt: transferExpiry(act.now),
    })
    .returning({ id: leaderTransfers.id });
  if (!made) throw new Error('An offer was not stored');
  const asked = await lockMember(act, { membershipId, userId: participantId });
  await notifyTransferOffered(act, locked, asked, { transferId: made.id, asker });
  await recordAct(act, 'LEADERSHIP_OFFERED', { podId, personId: participantId });
  return made.id;
}

/**
 * Asks a person to lead a pod; replaces an offer to someone else, and does nothing on repeat (rule
 * leadership.transfer). 404 for nonmembers, 409 for people who can't lead the pod, 429 after too many offers of a pod.
 */
export async function offerTransfer(context: AppContext, wanted: Offer): Promise<LeaderTransfer> {
  const { db } = context.database;
  await countAttempt(context, leadershipLimits.leadershipOffer(wanted.podId));
  const transferId = await context.act((act) => offer(act, wanted));
  return transferById(db, transferId, context.clock.now());
}
