import { eq } from 'drizzle-orm';
import type { Act } from '../../platform/act';
import { leaderPods, type memberships } from '../../platform/database/schema';
import { mailMeeting } from '../notices';
import { deleteMeeting } from '../storeMeeting';
import { leaderMeetingAttendeeIds } from './attendees';
import { announcedLeaderMeeting, lockLeaderMeeting } from './leaderMeeting';

/**
 * Deletes a leader meeting of a locked membership: removes it from all attendees' calendars and releases its link.
 * Returns the attendees; 404 if the meeting is gone.
 */
export async function deleteLockedLeaderMeeting(
  act: Act,
  membership: typeof memberships.$inferSelect,
  leaderPodId: string,
): Promise<string[]> {
  const leaderMeeting = await lockLeaderMeeting(act, eq(leaderPods.id, leaderPodId));
  const userIds = await leaderMeetingAttendeeIds(act.tx, membership.id);
  await mailMeeting(act, 'cancelled', userIds, announcedLeaderMeeting(membership, leaderMeeting));
  await act.tx.delete(leaderPods).where(eq(leaderPods.id, leaderPodId));
  await deleteMeeting(act, membership.businessId, leaderMeeting.meeting);
  return userIds;
}
