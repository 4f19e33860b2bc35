import type { LeaderPod, MeetingInput } from '../../../contract/entities.gen';
import type { Language } from '../../../domain/text/languages';
import { recordAct } from '../../audit';
import { publishLeaderChannelChange } from '../../chat';
import { lockMembership } from '../../tenancy';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { leaderPods } from '../../platform/database/schema';
import { notifyMeetingScheduled } from '../notices';
import { prepareMeeting } from '../prepareMeeting';
import { createMeeting } from '../storeMeeting';
import { leaderMeetingAttendeeIds } from './attendees';
import { announcedLeaderMeeting, leaderMeetingNameIn } from './leaderMeeting';
import { leaderPodById } from './leaderMeetingReads';
import { countAttempt } from '../../platform/http/limits/attempts';
import { meetingsLimits } from '../limits';

interface LeaderMeetingCreation {
  membershipId: string;
  businessId: string;
  userId: string;
  language: Language;
  input: MeetingInput;
}

async function storeLeaderMeeting(act: Act, membershipId: string, meetingId: string): Promise<string> {
  const [row] = await act.tx
    .insert(leaderPods)
    .values({ membershipId, meetingId, createdAt: act.now })
    .returning({ id: leaderPods.id });
  if (!row) throw new Error('A leader meeting was not stored');
  return row.id;
}

/**
 * Schedules a meeting of a membership's leaders, and announces it by notification and by mail with a calendar file
 * (rule meetings.leaderMeetings). 400 for an invalid field.
 */
export async function createLeaderPod(
  context: AppContext,
  { membershipId, businessId, userId, language, input }: LeaderMeetingCreation,
): Promise<LeaderPod> {
  await countAttempt(context, meetingsLimits.meetingChange(userId));
  const name = await leaderMeetingNameIn(context.database.db, membershipId, language);
  const prepared = await prepareMeeting(context, { businessId, userId, input, name, prefix: '' });
  const id = await context.act(async (act) => {
    const membership = await lockMembership(act, membershipId);
    const meeting = await createMeeting(act, { membershipId, businessId }, prepared);
    const leaderPodId = await storeLeaderMeeting(act, membershipId, meeting.id);
    const userIds = await leaderMeetingAttendeeIds(act.tx, membershipId);
    const announced = announcedLeaderMeeting(membership, { leaderPodId, meeting });
    await notifyMeetingScheduled(act, announced, { userIds, by: userId });
    await publishLeaderChannelChange(act, membershipId, userIds, 'changed');
    await recordAct(act, 'LEADER_MEETING_SCHEDULED', { membershipId });
    return leaderPodId;
  });
  return leaderPodById(context, id, { userId, language });
}
