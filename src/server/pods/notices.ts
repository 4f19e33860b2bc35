import { and, asc, eq, inArray } from 'drizzle-orm';
import { mailMeeting, notifyMeetingCancelled } from '../meetings';
import { notify, type NamedPerson } from '../notifications';
import type { Act } from '../platform/act';
import type { Queryable } from '../platform/database/client';
import { members, users, waitlistEntries } from '../platform/database/schema';
import { mailStepsRecord } from '../steps';
import { announcedPodMeeting, runnersOf, type LockedPod } from './lock';
import { podNotifications } from './notificationKinds';

/** How somebody comes to a seat: by themselves, from the waitlist, or from another pod. */
export type SeatReason = 'joined' | 'promoted' | 'switched';

/** How somebody goes: by themselves, to another pod, or removed by the leader or staff, from it or from all pods there. */
export type Departure = { how: 'left' | 'switched' } | { how: 'removed' | 'removedFromMembership'; by: NamedPerson };

/** Full names of people, by id. */
export async function namesOf(act: Act, userIds: string[]): Promise<Map<string, string>> {
  const rows = await act.tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

/** Full names of those of some people who are members, as they came to the membership. */
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

/** Notifies who runs a pod of who came, and who came from the waitlist that they have a seat. */
export async function notifySeated(act: Act, locked: LockedPod, userIds: string[], how: SeatReason): Promise<void> {
  const { membershipId } = locked.pod;
  const names = await namesOf(act, userIds);
  const runners = runnersOf(locked).filter((userId) => !userIds.includes(userId));
  for (const [userId, name] of names) {
    const data = { ...podData(locked), personName: name };
    const people = [{ userId, name }];
    await notify(act, { kind: podNotifications['pod-joined'], userIds: runners, data, membershipId, people });
  }
  if (how !== 'promoted') return;
  await notify(act, { kind: podNotifications.promoted, userIds, data: podData(locked), membershipId });
}

/**
 * Notifies the people who run a pod that somebody went, except whoever removed them; and who was removed from it, not
 * from the membership, where they could follow no link.
 */
export async function notifyLeft(act: Act, locked: LockedPod, userId: string, departure: Departure): Promise<void> {
  const { membershipId } = locked.pod;
  const names = await namesOf(act, [userId]);
  const by = 'by' in departure ? departure.by : undefined;
  const person = { userId, name: names.get(userId) ?? '' };
  const left = { ...podData(locked), personName: person.name, removedBy: by?.name };
  const runners = runnersOf(locked).filter((runner) => runner !== by?.userId);
  await notify(act, {
    kind: podNotifications['pod-left'],
    userIds: runners,
    data: left,
    membershipId,
    people: by ? [person, by] : [person],
  });
  if (!by || departure.how === 'removedFromMembership') return;
  const removed = { ...podData(locked), membershipId, removedBy: by.name };
  await notify(act, {
    kind: podNotifications['removed-from-pod'],
    userIds: [userId],
    data: removed,
    membershipId,
    people: [by],
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
 * Mails who is in a pod that is deleted their steps and what clears their calendar, and notifies all but who deletes
 * it; notifies who waited for it, again all but them.
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
  await notifyMeetingCancelled(act, { name, membershipId }, waiting);
}
