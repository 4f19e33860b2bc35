import type { AppContext } from '../platform/context';
import { refuseOutdated, versionOf } from '../platform/http/version';
import { updatePod } from '../pods';
import { attempts, countAttempt } from '../session';
import { leaderMeetingNameIn } from './leaderMeetings/leaderMeeting';
import type { MeetingUpdate } from './meetingUpdate';
import { prepareMeeting } from './prepareMeeting';
import { meetingParts } from './presenter';
import { meetingSeenBy } from './reads';
import { updateLeaderMeeting } from './leaderMeetings/updateLeaderMeeting';

/**
 * Replaces a schedule. When something changed, everybody in it gets a calendar update and is notified; a repeat changes
 * nothing and notifies nobody. 400 at the field that is wrong.
 */
export async function updateMeeting(context: AppContext, update: MeetingUpdate): Promise<void> {
  const { meetingId, membershipId, businessId, userId, podId, input } = update;
  if (podId) return updatePod(context, { membershipId, businessId, podId, userId, prefix: '' }, { meeting: input });
  await countAttempt(context, attempts.meetingChange(userId));
  const { db } = context.database;
  const { meeting } = await meetingSeenBy(db, meetingId, userId);
  // Before validation, which depends on what is stored, and again under the lock.
  refuseOutdated(input.version, versionOf(meetingParts(meeting, meeting.link)));
  const name = await leaderMeetingNameIn(db, membershipId);
  const existing = { meeting, pod: null };
  const prepared = await prepareMeeting(context, { businessId, userId, input, name, prefix: '', existing });
  await context.act((act) => updateLeaderMeeting(act, update, prepared));
}
