import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { TransferState } from '../../../domain/leadership/transferStates';
import { staffOf } from '../../tenancy';
import { notify } from '../../notifications';
import type { Act } from '../../platform/act';
import { members, users, type leaderTransfers } from '../../platform/database/schema';
import { leaderOf, type LockedPod } from '../lockPod';
import { podMails } from '../mails';
import { namesOf } from '../notices';
import { podNotifications } from '../notificationKinds';
import { outcomeActionPath, type TransferOutcomeAction } from './transferOutcome';
import { publishPodChangeTo } from '../publishPodChange';

export type Transfer = typeof leaderTransfers.$inferSelect;

export interface TransferEnding {
  state: Exclude<TransferState, 'open'>;
  /** The person who ends the offer and needs no notice. */
  by?: string;
  formerLeader?: string;
  podDeleted?: boolean;
}

/**
 * Publishes a changed offer to its recipient, whether or not they are in the pod, and to people who could make an
 * offer: the pod's leader and staff.
 */
export async function publishTransfer(act: Act, locked: LockedPod, userId: string): Promise<void> {
  const staff = await staffOf(act.tx, locked.businessId);
  const concerned = new Set([userId, leaderOf(locked) ?? userId, ...staff.map(({ id }) => id)]);
  await publishPodChangeTo(act, locked.pod.id, [...concerned], 'changed');
}

interface Reader {
  userId: string;
  email: string;
  firstName: string;
  mayAsk: boolean;
}

async function concernedOf(act: Act, locked: LockedPod, userIds: string[]): Promise<Reader[]> {
  const { pod, people, businessId } = locked;
  const staff = new Set((await staffOf(act.tx, businessId)).map(({ id }) => id));
  const near = new Set([...people.map(({ userId }) => userId), ...staff]);
  const wanted = userIds.filter((userId) => near.has(userId));
  if (wanted.length === 0) return [];
  const rows = await act.tx
    .select({ userId: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.membershipId, pod.membershipId)))
    .where(and(inArray(users.id, wanted), isNull(users.disabledAt), isNull(members.disabledAt)));
  return rows.map((row) => ({ ...row, mayAsk: staff.has(row.userId) || leaderOf(locked) === row.userId }));
}

const NEEDS_ANOTHER_OFFER = new Set<TransferState>(['declined', 'expired']);

function outcomeActionFor({ mayAsk }: Reader, { state, podDeleted }: TransferEnding): TransferOutcomeAction {
  if (podDeleted) return 'pods';
  return mayAsk && NEEDS_ANOTHER_OFFER.has(state) ? 'ask' : 'view';
}

/**
 * Notifies the sender of the offer's outcome (rule leadership.transfer), and also `formerLeader`, whom an acceptance
 * affects most, but not the person responsible.
 */
export async function notifyTransferClosed(
  act: Act,
  locked: LockedPod,
  { askedBy, participantId }: Transfer,
  ending: TransferEnding,
): Promise<void> {
  const { pod, membershipName, supportEmail } = locked;
  const { state, by, formerLeader } = ending;
  await publishTransfer(act, locked, participantId);
  const told = [askedBy, formerLeader].filter((userId) => typeof userId === 'string' && userId !== by);
  const readers = await concernedOf(act, locked, [...new Set(told as string[])]);
  const names = await namesOf(act, readers.length > 0 ? [participantId] : []);
  const personName = names.get(participantId) ?? '';
  for (const reader of readers) {
    const next = outcomeActionFor(reader, ending);
    const { userId, email: to, firstName } = reader;
    const data = { podId: pod.id, podName: pod.name, person: { userId: participantId, name: personName }, next };
    const link = act.url(outcomeActionPath(next, pod.id));
    const names = { podId: pod.id, podName: pod.name, personName };
    const mail = { firstName, membershipName, supportEmail, link, ...names, next, outcome: state };
    act.mail({ to, template: podMails['transfer-closed'], data: mail });
    await notify(act, {
      kind: podNotifications[`transfer-${state}`],
      userIds: [userId],
      data,
      membershipId: pod.membershipId,
    });
  }
}
