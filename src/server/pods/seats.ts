import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { channelChanged, leaderStandingChanged } from '../chat';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, podMembers, pods, users, waitlistEntries } from '../platform/database/schema';
import { meetingMail } from '../meetings';
import { settle } from '../notifications';
import { closeSteps, startStep } from '../steps';
import { freeSeats, isConfirmedAssistant, isPodPaused, meetingSubjectOf, type LockedPod } from './lock';
import { notifyLeft, notifySeated } from './notices';
import { assistantSubject } from './notificationKinds';

/** How somebody comes to a seat: by themselves, from the waitlist, or from another pod. */
export type Coming = 'joined' | 'promoted' | 'switched';

/** How somebody goes: by themselves, removed by who runs the pod, or to another pod. */
export type Going = 'left' | 'removed' | 'switched';

/** Ends all that people wait for in a membership. */
export async function endWaits(act: Act, membershipId: string, userIds: string[]): Promise<void> {
  await act.tx
    .delete(waitlistEntries)
    .where(and(eq(waitlistEntries.membershipId, membershipId), inArray(waitlistEntries.userId, userIds)));
}

/** Who is in a pod waits for none, and need not be told of new ones (decisions 16 and 31). */
async function endSearch(act: Act, membershipId: string, userIds: string[]): Promise<void> {
  await endWaits(act, membershipId, userIds);
  await act.tx
    .update(members)
    .set({ contactWhenNewPod: false })
    .where(
      and(
        eq(members.membershipId, membershipId),
        inArray(members.userId, userIds),
        eq(members.contactWhenNewPod, true),
      ),
    );
}

/** Puts people into seats of a locked pod, and tells them and the pod. The caller has checked that there are seats. */
export async function seat(
  act: Act,
  context: AppContext,
  locked: LockedPod,
  userIds: string[],
  how: Coming,
): Promise<void> {
  const { pod, people } = locked;
  const others = people.map(({ userId }) => userId);
  const place = { podId: pod.id, membershipId: pod.membershipId, role: 'participant', joinedAt: act.now } as const;
  await act.tx.insert(podMembers).values(userIds.map((userId) => ({ ...place, userId })));
  people.push(...userIds.map((userId) => ({ userId, role: place.role })));
  await endSearch(act, pod.membershipId, userIds);
  await startStep(act, pod, userIds);
  await channelChanged(act, pod.id, userIds, 'added');
  await channelChanged(act, pod.id, others, 'changed');
  await meetingMail(act, context, how, userIds, meetingSubjectOf(locked));
  await notifySeated(act, locked, userIds, how);
}

/** Ends somebody's part as assistant leader, asked or confirmed: the pod's own link is in force again (decision 25). */
async function releaseAssistant(act: Act, context: AppContext, locked: LockedPod, userId: string): Promise<void> {
  const { pod, meeting } = locked;
  if (pod.assistantUserId !== userId) return;
  const confirmed = isConfirmedAssistant(locked, userId);
  const none = { assistantUserId: null, assistantConfirmedAt: null, assistantLink: null };
  const linkChanges = confirmed && pod.assistantLink !== null && pod.assistantLink !== meeting.link;
  await act.tx.update(pods).set(none).where(eq(pods.id, pod.id));
  Object.assign(pod, none);
  await settle(act, assistantSubject(pod.id));
  if (confirmed) await leaderStandingChanged(act, { membershipId: pod.membershipId }, userId, 'removed');
  const staying = locked.people.map((place) => place.userId);
  if (linkChanges) await meetingMail(act, context, 'changed', staying, meetingSubjectOf(locked));
}

/**
 * Takes a participant out of a locked pod, and tells them and the pod; `by` is who removes them. Their seat is still to be
 * given on.
 */
export async function unseat(
  act: Act,
  context: AppContext,
  locked: LockedPod,
  userId: string,
  { how, by }: { how: Going; by?: string },
): Promise<void> {
  const { pod } = locked;
  await act.tx.delete(podMembers).where(and(eq(podMembers.podId, pod.id), eq(podMembers.userId, userId)));
  locked.people = locked.people.filter((place) => place.userId !== userId);
  const staying = locked.people.map((place) => place.userId);
  const goodbye = meetingSubjectOf(locked);
  await releaseAssistant(act, context, locked, userId);
  if (how !== 'switched') await closeSteps(act, pod.id, userId);
  await channelChanged(act, pod.id, userId, 'removed');
  await channelChanged(act, pod.id, staying, 'changed');
  await meetingMail(act, context, 'left', [userId], goodbye);
  await notifyLeft(act, locked, userId, how === 'removed', by);
}

/** The first in the queue who may join: not disabled, and not participant of another pod of the membership. */
async function nextInQueue(act: Act, { pod }: LockedPod, count: number): Promise<string[]> {
  const rows = await act.tx
    .select({ userId: waitlistEntries.userId })
    .from(waitlistEntries)
    .innerJoin(
      members,
      and(eq(members.membershipId, waitlistEntries.membershipId), eq(members.userId, waitlistEntries.userId)),
    )
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .where(
      and(
        eq(waitlistEntries.podId, pod.id),
        isNull(members.disabledAt),
        isNull(users.disabledAt),
        sql`not exists (select from pod_members p where p.user_id = ${waitlistEntries.userId}
          and p.membership_id = ${pod.membershipId} and (p.role = 'participant' or p.pod_id = ${pod.id}))`,
      ),
    )
    .orderBy(asc(waitlistEntries.id))
    .limit(count);
  return rows.map(({ userId }) => userId);
}

/** Gives the free seats of a locked pod to who has waited longest, unless the pod is paused (decision 31). */
export async function promoteWaiting(act: Act, context: AppContext, locked: LockedPod): Promise<void> {
  const seats = freeSeats(locked);
  if (seats === 0 || isPodPaused(locked, act.now)) return;
  const promoted = await nextInQueue(act, locked, seats);
  if (promoted.length > 0) await seat(act, context, locked, promoted, 'promoted');
}
