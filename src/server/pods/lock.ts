import { and, asc, eq, inArray } from 'drizzle-orm';
import { seatsLeft } from '../../domain/pods/seats';
import type { Act } from '../platform/act';
import { meetings, memberships, podMembers, pods, type podRoles } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { isPausedNow, linkInForce, type MeetingRow, type MeetingSubject } from '../meetings';

type Place = { userId: string; role: (typeof podRoles)[number] };

/** A pod under its lock, with who is in it. `people` follows what the act does. */
export interface LockedPod {
  pod: typeof pods.$inferSelect;
  meeting: MeetingRow;
  membershipName: string;
  supportEmail: string;
  businessId: string;
  people: Place[];
}

/**
 * Locks pods for an act on their places (decision 30). A person has one place as participant in a membership, so acts
 * on different pods of it can meet in one person; they therefore take turns: the membership's row first, then the pods
 * in id order. In that order no two acts can wait for each other.
 */
export async function lockPods(act: Act, membershipId: string, podIds: string[]): Promise<LockedPod[]> {
  const [membership] = await act.tx
    .select({
      membershipName: memberships.name,
      supportEmail: memberships.supportEmail,
      businessId: memberships.businessId,
    })
    .from(memberships)
    .where(eq(memberships.id, membershipId))
    .for('no key update');
  if (!membership) throw notFound();
  if (podIds.length === 0) return [];
  const rows = await act.tx
    .select({ pod: pods, meeting: meetings })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(and(eq(pods.membershipId, membershipId), inArray(pods.id, podIds)))
    .orderBy(asc(pods.id))
    .for('update', { of: pods });
  const places = await act.tx
    .select({ podId: podMembers.podId, userId: podMembers.userId, role: podMembers.role })
    .from(podMembers)
    .where(inArray(podMembers.podId, podIds))
    .orderBy(asc(podMembers.joinedAt), asc(podMembers.userId));
  return rows.map((row) => ({
    ...row,
    ...membership,
    people: places.filter(({ podId }) => podId === row.pod.id).map(({ userId, role }) => ({ userId, role })),
  }));
}

/** Locks one pod; 404 when it is gone. */
export async function lockPod(act: Act, membershipId: string, podId: string): Promise<LockedPod> {
  const [locked] = await lockPods(act, membershipId, [podId]);
  if (!locked) throw notFound();
  return locked;
}

export const participantsOf = ({ people }: LockedPod): string[] =>
  people.filter(({ role }) => role === 'participant').map(({ userId }) => userId);

export const leaderOf = ({ people }: LockedPod): string | undefined =>
  people.find(({ role }) => role === 'leader')?.userId;

export const roleIn = ({ people }: LockedPod, userId: string): Place['role'] | undefined =>
  people.find((place) => place.userId === userId)?.role;

/** Free seats: the leader takes none (decision 28). */
export const freeSeats = (locked: LockedPod): number =>
  seatsLeft(locked.pod.maxParticipants, participantsOf(locked).length);

export const isPodPaused = ({ meeting }: LockedPod, now: Date): boolean => isPausedNow(meeting, now);

export const isConfirmedAssistant = ({ pod }: LockedPod, userId: string): boolean =>
  pod.assistantUserId === userId && pod.assistantConfirmedAt !== null;

/** Who runs the pod, and is told who comes and goes: its leader and confirmed assistant. */
export function runnersOf(locked: LockedPod): string[] {
  const assistant = locked.people.find(({ userId }) => isConfirmedAssistant(locked, userId))?.userId;
  return [leaderOf(locked), assistant].filter((userId) => userId !== undefined);
}

/** The pod's meeting as its mails tell of it. */
export const meetingSubjectOf = ({ pod, meeting, membershipName, supportEmail }: LockedPod): MeetingSubject => ({
  meeting,
  link: linkInForce(meeting, pod),
  podName: pod.name,
  membershipName,
  supportEmail,
  path: `/pod?p=${pod.id}`,
});
