import { eq } from 'drizzle-orm';
import { TRANSFER_DAYS, transferStateAt } from '../../domain/leadership/transferStates';
import type { LeaderTransfer } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { leaderTransfers, members } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { throttle, throttleKey } from '../platform/http/throttle';
import { leaderOf, lockPod } from '../pods';
import { candidatesWhere, obstacleOf, type CandidateRow } from './candidates';
import { lockMember } from './lock';
import { transferById } from './transferRows';
import { notifyTransferOffered } from './transferNotices';
import { closeTransfer, storedOpenTransfer } from './transfers';

interface Offer {
  membershipId: string;
  podId: string;
  participantId: string;
  /** Who asks. */
  asker: { userId: string; name: string };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_OFFERS_PER_HOUR = 10;

/** Why somebody can't lead this pod, in words: to who asks them, or to themselves. */
export function cannotLead(obstacle: NonNullable<ReturnType<typeof obstacleOf>>, row: CandidateRow, podId: string) {
  const name = `${row.firstName} ${row.lastName}`;
  if (row.ledPodId === podId) return conflict('leads_already', `${name} leads this pod already.`);
  const sentences = {
    leadsAlready: `${name} leads ${row.leadsPodName ?? 'another pod'} already, and can lead one pod in a membership.`,
    disabled: `${name} is disabled in the membership.`,
    notInPod: `${name} isn’t in this pod any more.`,
    notTrained: `${name} has not confirmed the leader training yet.`,
  };
  return conflict('may_not_lead', sentences[obstacle]);
}

/** 404 for who is no member of the membership, 409 for who can't lead the pod as things stand. */
export async function requireCandidate(
  act: Act,
  {
    membershipId,
    podId,
    userId,
    podHasLeader,
  }: Pick<Offer, 'membershipId' | 'podId'> & {
    userId: string;
    podHasLeader: boolean;
  },
): Promise<void> {
  const [row] = await candidatesWhere(act.tx, { membershipId, podId }, eq(members.userId, userId));
  if (!row) throw notFound();
  const obstacle = obstacleOf(row, podHasLeader);
  if (obstacle) throw cannotLead(obstacle, row, podId);
}

async function offer(act: Act, { membershipId, podId, participantId, asker }: Offer): Promise<string> {
  const locked = await lockPod(act, membershipId, podId);
  const podHasLeader = leaderOf(locked) !== undefined;
  await requireCandidate(act, { membershipId, podId, userId: participantId, podHasLeader });
  const before = await storedOpenTransfer(act, podId);
  const state = before && transferStateAt(before, act.now);
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
      expiresAt: new Date(act.now.getTime() + TRANSFER_DAYS * DAY_MS),
    })
    .returning({ id: leaderTransfers.id });
  if (!made) throw new Error('An offer was not stored');
  const asked = await lockMember(act, { membershipId, userId: participantId });
  await notifyTransferOffered(act, locked, asked, { transferId: made.id, askerName: asker.name });
  return made.id;
}

/**
 * Asks somebody to lead a pod; an offer to somebody else is replaced, a repeat asks nobody again (rule
 * leadership.transfer). 404 for nonmembers, 409 for who can't lead it, 429 when a pod is offered around.
 */
export async function offerTransfer(context: AppContext, wanted: Offer): Promise<LeaderTransfer> {
  const { db } = context.database;
  await throttle(db, throttleKey('offer-transfer', wanted.podId), MAX_OFFERS_PER_HOUR, 60 * 60, context.clock.now());
  const transferId = await context.act((act) => offer(act, wanted));
  return transferById(db, transferId, context.clock.now());
}
