import { and, asc, eq, inArray } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import { seatsLeft } from '../../domain/pods/seats';
import type { Act } from '../platform/act';
import { meetings, memberships, podMembers, pods, type podRoles } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { isPausedNow, meetingColumns, type AnnouncedMeeting, type LinkedMeeting, type MeetingRow } from '../meetings';

type PodPerson = { userId: string; role: (typeof podRoles)[number] };

/** A locked pod and its people. `people` follows the act's changes. */
export interface LockedPod {
  pod: typeof pods.$inferSelect;
  meeting: MeetingRow;
  membershipName: string;
  supportEmail: string;
  businessId: string;
  people: PodPerson[];
}

/**
 * Locks pods for an act on their seats (rule pods.turns). A person participates in at most one pod per membership, so
 * acts on different pods may involve the same person and must run one after the other: they lock the membership's row
 * first, then the pods in id order, which prevents deadlocks. Omits deleted pods.
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
  if (!membership) return [];
  await act.confirm();
  if (podIds.length === 0) return [];
  const rows = await act.tx
    .select({ pod: pods, meeting: meetingColumns })
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

export async function lockPod(act: Act, membershipId: string, podId: string): Promise<LockedPod> {
  const [locked] = await lockPods(act, membershipId, [podId]);
  if (!locked) throw notFound();
  return locked;
}

export const participantsOf = ({ people }: LockedPod): string[] =>
  people.filter(({ role }) => role === 'participant').map(({ userId }) => userId);

export const leaderOf = ({ people }: LockedPod): string | undefined =>
  people.find(({ role }) => role === 'leader')?.userId;

export const roleIn = ({ people }: LockedPod, userId: string): PodPerson['role'] | undefined =>
  people.find((person) => person.userId === userId)?.role;

/** Free seats; the leader takes none (rule pods.seats). */
export const freeSeats = (locked: LockedPod): number =>
  seatsLeft(locked.pod.maxParticipants, participantsOf(locked).length);

export const isPodPaused = ({ meeting }: LockedPod, now: Date): boolean => isPausedNow(meeting, now);

export const isConfirmedAssistant = ({ pod }: LockedPod, userId: string): boolean =>
  pod.assistantUserId === userId && pod.assistantConfirmedAt !== null;

/**
 * The people who run the pod and are notified of arrivals and departures: its leader and confirmed assistant (rule
 * pods.runners).
 */
export function runnersOf(locked: LockedPod): string[] {
  const assistant = locked.people.find(({ userId }) => isConfirmedAssistant(locked, userId))?.userId;
  return [leaderOf(locked), assistant].filter((userId) => userId !== undefined);
}

export const announcedPodMeeting = ({ pod, meeting, membershipName, supportEmail }: LockedPod): AnnouncedMeeting => ({
  meeting,
  podName: pod.name,
  membershipName,
  supportEmail,
  path: pageLinks.pod(pod.id),
});

export const linkedMeetingOf = (locked: LockedPod, staff: string[]): LinkedMeeting => ({
  meeting: locked.meeting,
  announce: (meeting) => announcedPodMeeting({ ...locked, meeting }),
  staff,
  leader: leaderOf(locked),
  editPath: pageLinks.editPod(locked.pod.id),
});
