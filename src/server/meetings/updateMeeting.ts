import type { AppContext } from '../platform/context';
import { refuseOutdated } from '../platform/http/version';
import { leaderMeetingNameIn } from './leaderMeetings/leaderMeeting';
import type { MeetingUpdate } from './meetingUpdate';
import { prepareMeeting } from './prepareMeeting';
import { meetingVersion } from './presenter';
import { meetingSeenBy } from './reads';
import { updateLeaderMeeting } from './leaderMeetings/updateLeaderMeeting';
import './hooks';
import { countAttempt } from '../platform/http/limits/attempts';
import { meetingsLimits } from './limits';

/**
 * Replaces a schedule. If it has changed, everyone affected gets a calendar update and a notification; a repeat changes
 * nothing and notifies nobody. 400 for an invalid field.
 */
export async function updateMeeting(context: AppContext, update: MeetingUpdate): Promise<void> {
  const { meetingId, membershipId, businessId, userId, language, podId, input } = update;
  if (podId) return context.hooks.updatePodMeeting(context, { ...update, podId });
  await countAttempt(context, meetingsLimits.meetingChange(userId));
  const { db } = context.database;
  const { meeting } = await meetingSeenBy(db, meetingId, userId);
  // Checked before validation, which depends on stored data, and again under the lock.
  refuseOutdated(input.version, meetingVersion(meeting, meeting.link));
  const name = await leaderMeetingNameIn(db, membershipId, language);
  const existing = { meeting, pod: null };
  const prepared = await prepareMeeting(context, { businessId, userId, input, name, prefix: '', existing });
  await context.act((act) => updateLeaderMeeting(act, update, prepared));
}
