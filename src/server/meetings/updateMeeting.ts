import type { AppContext } from '../platform/context';
import { leaderMeetingName } from './presenter';
import { membershipInMails } from './leaderMeeting';
import { linkInForce } from './meetingLink';
import type { MeetingUpdate } from './meetingUpdate';
import { prepareMeeting } from './prepareMeeting';
import { meetingSeenBy } from './reads';
import { updateLeaderMeeting } from './updateLeaderMeeting';
import { updatePodMeeting } from './updatePodMeeting';

/**
 * Replaces a schedule. When something changed, everybody in it gets a calendar update and is notified; a repeat changes
 * nothing and notifies nobody. 400 at the field that is wrong, 409 when Zoom fails.
 */
export async function updateMeeting(context: AppContext, update: MeetingUpdate): Promise<void> {
  const { meetingId, membershipId, businessId, userId, podId } = update;
  const { db } = context.database;
  const { meeting: existing, pod } = await meetingSeenBy(db, meetingId, userId);
  const name = pod?.name ?? leaderMeetingName((await membershipInMails(db, membershipId)).name);
  // A form sends back the link it was shown: an assistant's, which is not to become the pod's own.
  const shown = linkInForce(existing, pod);
  const sent = update.input.thirdPartyMeetingLink.trim();
  const input = sent === shown ? { ...update.input, thirdPartyMeetingLink: existing.link } : update.input;
  const isLinkTyped = sent !== '' && sent !== shown;
  const prepared = await prepareMeeting(context, { businessId, userId, input, name, prefix: '', existing });
  await context.act((act) =>
    podId
      ? updatePodMeeting(act, { ...update, podId, isLinkTyped }, prepared)
      : updateLeaderMeeting(act, update, prepared),
  );
}
