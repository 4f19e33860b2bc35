import { mailMeeting } from '../meetings';
import type { Act } from '../platform/act';
import { announcedPodMeeting, lockPods } from './lock';

/**
 * Takes the meetings of somebody's pods out of their calendar, or puts them back as they are now: the place is kept
 * while access is not (rule members.disabled). Call it while they have access, or they get no mail.
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
