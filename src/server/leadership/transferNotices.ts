import { and, eq, inArray, isNull } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import type { TransferState } from '../../domain/leadership/transferStates';
import { staffOf } from '../businesses';
import { publishChannelChange } from '../chat';
import { notify } from '../notifications';
import type { Act } from '../platform/act';
import { members, users, type leaderTransfers } from '../platform/database/schema';
import type { LockedPod } from '../pods';
import type { LockedMember } from './lock';
import { leadershipMails } from './mails';
import { leadershipNotifications } from './notificationKinds';

type Transfer = typeof leaderTransfers.$inferSelect;

/** Somebody is asked to lead, by notification and mail. */
export async function notifyTransferOffered(
  act: Act,
  locked: LockedPod,
  asked: LockedMember,
  { transferId, askerName }: { transferId: string; askerName: string },
): Promise<void> {
  const { pod } = locked;
  const { userId, email: to, firstName, membershipId, membershipName, supportEmail } = asked;
  const link = act.url(pageLinks.completeLeaderSwitch(transferId));
  const data = { firstName, membershipName, link, supportEmail, askerName, podName: pod.name };
  act.mail({ to, template: leadershipMails['transfer-offered'], data });
  await notify(act, {
    kind: leadershipNotifications['transfer-offered'],
    userIds: [userId],
    data: { podId: pod.id, podName: pod.name, personName: askerName, transferId },
    membershipId,
  });
  await publishOffer(act, locked, userId);
}

/** The pod, as it is seen by who is asked and by who could ask, has changed. */
async function publishOffer(act: Act, { pod, people }: LockedPod, userId: string): Promise<void> {
  const concerned = people.filter((person) => person.role === 'leader' || person.userId === userId);
  await publishChannelChange(
    act,
    pod.id,
    concerned.map((person) => person.userId),
    'changed',
  );
}

interface Reader {
  userId: string;
  email: string;
  firstName: string;
}

/** Of these people, who still has to do with the pod: is in it, or runs the business; nobody disabled. */
async function concernedOf(act: Act, { pod, people, businessId }: LockedPod, userIds: string[]): Promise<Reader[]> {
  const staff = await staffOf(act.tx, businessId);
  const near = new Set([...people.map(({ userId }) => userId), ...staff.map(({ id }) => id)]);
  const wanted = userIds.filter((userId) => near.has(userId));
  if (wanted.length === 0) return [];
  return act.tx
    .select({ userId: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.membershipId, pod.membershipId)))
    .where(and(inArray(users.id, wanted), isNull(users.disabledAt), isNull(members.disabledAt)));
}

async function nameOf(act: Act, userId: string): Promise<string> {
  const [person] = await act.tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return person ? `${person.firstName} ${person.lastName}` : '';
}

/** After these the pod needs somebody else. */
const ASK_AGAIN = new Set<TransferState>(['declined', 'expired']);

/**
 * Who asked learns what became of the offer (rule leadership.transfer), and so does `formerLeader`, whom it concerns
 * most when it was accepted; not who brought it about.
 */
export async function notifyTransferClosed(
  act: Act,
  locked: LockedPod,
  { askedBy, participantId }: Transfer,
  { state, by, formerLeader }: { state: Exclude<TransferState, 'open'>; by?: string; formerLeader?: string },
): Promise<void> {
  const { pod, membershipName, supportEmail } = locked;
  await publishOffer(act, locked, participantId);
  const told = [askedBy, formerLeader].filter((userId) => typeof userId === 'string' && userId !== by);
  const readers = await concernedOf(act, locked, [...new Set(told as string[])]);
  if (readers.length === 0) return;
  const data = { podId: pod.id, podName: pod.name, personName: await nameOf(act, participantId) };
  const link = act.url(ASK_AGAIN.has(state) ? pageLinks.leaderSwitch(pod.id) : pageLinks.pod(pod.id));
  for (const { email: to, firstName } of readers) {
    const mail = { firstName, membershipName, supportEmail, link, ...data, outcome: state };
    act.mail({ to, template: leadershipMails['transfer-closed'], data: mail });
  }
  await notify(act, {
    kind: leadershipNotifications[`transfer-${state}`],
    userIds: readers.map(({ userId }) => userId),
    data,
    membershipId: pod.membershipId,
  });
}
