import { mailMeeting } from '../meetings';
import type { Act } from '../platform/act';
import { announcedPodMeeting, lockPods } from './lockPod';

/**
 * Removes the meetings of a person's pods from their calendar, or restores the current meetings; without access they
 * keep the seat (rule members.disabled). Call it while they have access, or they get no mail.
 */
export async function mailPodMeetings(
  act: Act,
  reason: 'enabled' | 'disabled',
  { membershipId, podIds, userId }: { membershipId: string; podIds: string[]; userId: string },
): Promise<void> {
  for (const locked of await lockPods(act, membershipId, podIds)) {
    await mailMeeting(act, reason, [userId], announcedPodMeeting(locked));
  }
}
