import { and, asc, eq, inArray } from 'drizzle-orm';
import { mailMeeting, notifyMeetingCancelled } from '../meetings';
import { notify, type NamedPerson } from '../notifications';
import type { Act } from '../platform/act';
import type { Queryable } from '../platform/database/client';
import { members, users, waitlistEntries } from '../platform/database/schema';
import { mailStepsRecord } from '../steps';
import { announcedPodMeeting, runnersOf, type LockedPod } from './lockPod';
import { podNotifications } from './notificationKinds';

export type SeatReason = 'joined' | 'promoted' | 'switched';

/**
 * How a person leaves: of their own accord; for another pod, perhaps moved there by staff; or removed by the leader or
 * staff, from this pod or from all pods of the membership.
 */
export type Departure =
  | { how: 'left' | 'switched'; placedBy?: NamedPerson | undefined }
  | { how: 'removed' | 'removedFromMembership'; by: NamedPerson };

export async function namesOf(act: Act, userIds: string[]): Promise<Map<string, string>> {
  const rows = await act.tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

export async function namesOfMembers(db: Queryable, membershipId: string, userIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.membershipId, membershipId), inArray(members.userId, userIds)))
    .orderBy(asc(members.joinedAt), asc(members.id));
  return rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}

export const podData = ({ pod }: LockedPod) => ({ podId: pod.id, podName: pod.name });

/**
 * Notifies the people who run a pod of arrivals, and people who come from the waitlist or were placed by staff of
 * their seats.
 */
export async function notifySeated(
  act: Act,
  locked: LockedPod,
  userIds: string[],
  how: SeatReason,
  placedBy?: NamedPerson,
): Promise<void> {
  const { membershipId } = locked.pod;
  const names = await namesOf(act, userIds);
  const runners = runnersOf(locked).filter((userId) => !userIds.includes(userId));
  for (const [userId, name] of names) {
    const data = { ...podData(locked), person: { userId, name } };
    await notify(act, { kind: podNotifications['pod-joined'], userIds: runners, data, membershipId });
  }
  if (placedBy) {
    const data = { ...podData(locked), placedBy };
    await notify(act, { kind: podNotifications['placed-in-pod'], userIds, data, membershipId });
  }
  if (how !== 'promoted') return;
  await notify(act, { kind: podNotifications.promoted, userIds, data: podData(locked), membershipId });
}

/**
 * Notifies the people who run a pod, except the person responsible, of a departure. Also notifies a person removed from
 * the pod, unless they were removed from the membership, where no link would work for them.
 */
export async function notifyLeft(act: Act, locked: LockedPod, userId: string, departure: Departure): Promise<void> {
  const { membershipId } = locked.pod;
  const names = await namesOf(act, [userId]);
  const by = 'by' in departure ? departure.by : undefined;
  const person = { userId, name: names.get(userId) ?? '' };
  const left = { ...podData(locked), person, removedBy: by };
  const runners = runnersOf(locked).filter((runner) => runner !== by?.userId);
  await notify(act, {
    kind: podNotifications['pod-left'],
    userIds: runners,
    data: left,
    membershipId,
  });
  if (!by || departure.how === 'removedFromMembership') return;
  const removed = { ...podData(locked), membershipId, removedBy: by };
  await notify(act, {
    kind: podNotifications['removed-from-pod'],
    userIds: [userId],
    data: removed,
    membershipId,
  });
}

async function waitingFor(act: Act, podId: string): Promise<string[]> {
  const rows = await act.tx
    .select({ userId: waitlistEntries.userId })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.podId, podId));
  return rows.map(({ userId }) => userId);
}

/**
 * Mails the people of a deleted pod their steps and a calendar cancellation, and notifies them and the people waiting,
 * except the person who deletes it.
 */
export async function notifyPodDeleted(act: Act, locked: LockedPod, by: string): Promise<void> {
  const { pod, people, membershipName, supportEmail } = locked;
  const { membershipId, name } = pod;
  const userIds = people.map(({ userId }) => userId);
  await mailStepsRecord(act, userIds, { id: pod.id, name, membershipName, supportEmail });
  await mailMeeting(act, 'cancelled', userIds, announcedPodMeeting(locked));
  const others = userIds.filter((userId) => userId !== by);
  const data = { podName: name, membershipId };
  await notify(act, { kind: podNotifications['pod-deleted'], userIds: others, data, membershipId });
  const waiting = (await waitingFor(act, pod.id)).filter((userId) => userId !== by);
  await notifyMeetingCancelled(act, { podName: name, membershipName, membershipId }, waiting);
}
