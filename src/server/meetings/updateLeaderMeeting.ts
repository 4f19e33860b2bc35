import { eq } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { leaderPods, meetings } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { leaderMeetingAudience } from './audience';
import { announcedLeaderMeeting, membershipInMails } from './leaderMeeting';
import { changeOf, type MeetingUpdate } from './meetingUpdate';
import { notifyMeetingChanged } from './notices';
import type { PreparedMeeting } from './prepareMeeting';
import { scheduleOfRow, type MeetingRow } from './schedule';
import { replaceMeeting } from './storeMeeting';

async function lockLeaderMeeting(act: Act, meetingId: string): Promise<MeetingRow> {
  const [row] = await act.tx
    .select({ meeting: meetings })
    .from(meetings)
    .innerJoin(leaderPods, eq(leaderPods.meetingId, meetings.id))
    .where(eq(meetings.id, meetingId))
    .for('update', { of: meetings });
  if (!row) throw notFound();
  return row.meeting;
}

/** Replaces the schedule of a leader meeting; everybody who attends it is mailed, all but who did it are notified. */
export async function updateLeaderMeeting(
  act: Act,
  { meetingId, membershipId, businessId, userId }: MeetingUpdate,
  prepared: PreparedMeeting,
): Promise<void> {
  const before = await lockLeaderMeeting(act, meetingId);
  const meeting = await replaceMeeting(act, businessId, before, prepared);
  if (!meeting) return;
  const announced = announcedLeaderMeeting(await membershipInMails(act.tx, membershipId), meeting);
  const userIds = await leaderMeetingAudience(act.tx, membershipId);
  const moved = { ...announced, before: scheduleOfRow(before) };
  await notifyMeetingChanged(act, changeOf(before, prepared), moved, { userIds, by: userId });
}
