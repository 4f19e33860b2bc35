import { and, eq } from 'drizzle-orm';
import { mailMeeting, trackLeadership } from '../meetings';
import { settleSubject } from '../notifications';
import type { Act } from '../platform/act';
import { podMembers, type podRoles } from '../platform/database/schema';
import { startStep } from '../steps';
import { announcedPodMeeting, roleIn, type LockedPod } from './lockPod';
import { withoutLeaderSubject } from './notificationKinds';
import { removeFromWaitlist } from './waitlist/waitlist';
import { publishPodChangeTo } from './publishPodChange';
import { emitPodChange } from './emitPodChange';

export async function setPodRole(
  act: Act,
  { pod, people }: LockedPod,
  userId: string,
  role: (typeof podRoles)[number],
): Promise<void> {
  await trackLeadership(act, { membershipId: pod.membershipId }, [userId]);
  await act.tx
    .update(podMembers)
    .set({ role })
    .where(and(eq(podMembers.podId, pod.id), eq(podMembers.userId, userId)));
  for (const person of people) if (person.userId === userId) person.role = role;
  if (role === 'leader') await settleSubject(act, withoutLeaderSubject(pod.id));
}

export async function seatLeader(act: Act, locked: LockedPod, userId: string): Promise<void> {
  if (roleIn(locked, userId)) return setPodRole(act, locked, userId, 'leader');
  const { pod, people } = locked;
  const place = { podId: pod.id, membershipId: pod.membershipId, userId, role: 'leader', joinedAt: act.now } as const;
  await trackLeadership(act, { membershipId: pod.membershipId }, [userId]);
  await act.tx.insert(podMembers).values(place);
  await settleSubject(act, withoutLeaderSubject(pod.id));
  people.push({ userId, role: 'leader' });
  await emitPodChange(act, 'pod.joined', pod, [userId]);
  // Nobody waits for a pod that they are in, but a leader may still wait for other pods.
  await removeFromWaitlist(act, pod.id, userId);
  await startStep(act, pod, [userId]);
  await publishPodChangeTo(act, pod.id, userId, 'added');
  await mailMeeting(act, 'joined', [userId], announcedPodMeeting(locked));
}
