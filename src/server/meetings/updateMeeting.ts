import type { AppContext } from '../platform/context';
import { leaderMeetingNameIn } from './leaderMeeting';
import { linkInForce } from './meetingLink';
import type { MeetingUpdate } from './meetingUpdate';
import { meetingSeenBy } from './reads';
import { saveMeeting } from './saveMeeting';
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
  const name = pod?.name ?? (await leaderMeetingNameIn(db, membershipId));
  // A form sends back the link it was shown: an assistant's, which is not to become the pod's own.
  const shown = linkInForce(existing, pod);
  const sent = update.input.thirdPartyMeetingLink.trim();
  const input = sent === shown ? { ...update.input, thirdPartyMeetingLink: existing.link } : update.input;
  const isLinkTyped = sent !== '' && sent !== shown;
  const scheduling = { businessId, userId, input, name, prefix: '', existing } as const;
  await saveMeeting(context, scheduling, (act, prepared) =>
    podId
      ? updatePodMeeting(act, { ...update, podId, isLinkTyped }, prepared)
      : updateLeaderMeeting(act, update, prepared),
  );
}
