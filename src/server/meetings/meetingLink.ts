import { MEETING_LINK_REQUIRED } from '../../domain/forms/messages';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { zoomCredentials } from '../businesses';
import { ZoomError } from '../platform/outgoing/zoomClient';
import { conflict, invalidField } from '../platform/http/problem';
import type { MeetingRow } from './schedule';

export type MeetingLink = Pick<MeetingRow, 'link' | 'thirdPartyMeetingId'>;

/** What the form shows when a meeting could not be saved (specification 8). */
export const meetingNotSaved = () =>
  conflict('meeting_not_saved', 'Meeting not updated/scheduled. Please try again later');

/**
 * The link a meeting gets. Left empty it is one made at Zoom, where the business has Zoom set up (decision 39). Asks
 * Zoom, so it is called outside of transactions. 400 without a link and without Zoom, 409 when Zoom fails.
 */
export async function resolveLink(
  context: AppContext,
  given: { businessId: string; link: string; topic: string; prefix: string; existing?: MeetingRow },
): Promise<MeetingLink> {
  const { link, existing } = given;
  if (link) return { link, thirdPartyMeetingId: link === existing?.link ? existing.thirdPartyMeetingId : null };
  if (existing?.thirdPartyMeetingId) return existing;
  const { database, config } = context;
  const credentials = await zoomCredentials(database.db, config, given.businessId);
  if (!credentials) throw invalidField(`${given.prefix}thirdPartyMeetingLink`, MEETING_LINK_REQUIRED);
  try {
    const made = await context.zoom.createMeeting(credentials, { topic: given.topic });
    return { link: made.joinUrl, thirdPartyMeetingId: made.id };
  } catch (error) {
    if (!(error instanceof ZoomError)) throw error;
    context.log.warn({ err: error }, 'no meeting made at Zoom');
    throw meetingNotSaved();
  }
}

/** Ends a meeting's link at Zoom once the act that gave it up is committed; Zoom's failure changes nothing. */
export function releaseLink(
  act: Act,
  context: AppContext,
  businessId: string,
  { thirdPartyMeetingId }: MeetingLink,
): void {
  if (!thirdPartyMeetingId) return;
  act.afterCommit(async () => {
    const credentials = await zoomCredentials(context.database.db, act.config, businessId);
    if (credentials) await context.zoom.deleteMeeting(credentials, thirdPartyMeetingId);
  });
}
