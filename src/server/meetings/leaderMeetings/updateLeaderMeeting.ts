import { eq } from 'drizzle-orm';
import { recordAct } from '../../audit';
import { publishLeaderChannelChange } from '../../chat';
import { lockMembership } from '../../tenancy';
import type { Act } from '../../platform/act';
import { meetings } from '../../platform/database/schema';
import { refuseOutdated } from '../../platform/http/version';
import type { MeetingUpdate } from '../meetingUpdate';
import { notifyMeetingChanged } from '../notices';
import type { PreparedMeeting } from '../prepareMeeting';
import { meetingVersion } from '../presenter';
import { scheduleOfRow } from '../schedule';
import { replaceMeeting } from '../storeMeeting';
import { leaderMeetingAttendeeIds } from './attendees';
import { announcedLeaderMeeting, lockLeaderMeeting } from './leaderMeeting';

/**
 * Replaces a leader meeting's schedule; mails all attendees, and notifies everyone except the person who makes the
 * change. 409 if it has been changed since the client read it.
 */
export async function updateLeaderMeeting(
  act: Act,
  { meetingId, membershipId, businessId, userId, input }: MeetingUpdate,
  prepared: PreparedMeeting,
): Promise<void> {
  const membership = await lockMembership(act, membershipId);
  const { leaderPodId, meeting: before } = await lockLeaderMeeting(act, eq(meetings.id, meetingId));
  refuseOutdated(input.version, meetingVersion(before, before.link));
  const meeting = await replaceMeeting(act, businessId, before, prepared);
  if (!meeting) return;
  const userIds = await leaderMeetingAttendeeIds(act.tx, membershipId);
  const announced = announcedLeaderMeeting(membership, { leaderPodId, meeting });
  await notifyMeetingChanged(act, { ...announced, before: scheduleOfRow(before) }, { userIds, by: userId });
  await publishLeaderChannelChange(act, membershipId, userIds, 'changed');
  await recordAct(act, 'LEADER_MEETING_CHANGED', { membershipId });
}
