import type { MeetingInput } from '../../contract/entities.gen';
import { MEETING_LINK_REQUIRED } from '../../domain/forms/messages';
import { zoomCredentials } from '../businesses';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import type { pods } from '../platform/database/schema';
import { conflict, invalidField } from '../platform/http/problem';
import { ZoomError } from '../platform/outgoing/zoomClient';
import type { MeetingRow } from './schedule';

export type MeetingLink = Pick<MeetingRow, 'link' | 'thirdPartyMeetingId'>;

type Assistance = Pick<typeof pods.$inferSelect, 'assistantConfirmedAt' | 'assistantLink'>;

/** A confirmed assistant's link overrides the pod's own (rule leadership.assistantLink). */
export const linkInForce = (meeting: MeetingRow, pod: Assistance | null): string =>
  (pod?.assistantConfirmedAt && pod.assistantLink) || meeting.link;

/** What a form says of the link. */
export interface LinkChoice {
  input: MeetingInput;
  /** Whether no other link was typed, which may be the pod's own, than the form showed, nor one is to be made at Zoom. */
  keepsLink: boolean;
}

/** A form sends back the link it was shown: an assistant's, which is not to become the pod's own. */
export function chooseLink(input: MeetingInput, existing: MeetingRow, pod: Assistance | null): LinkChoice {
  const shown = linkInForce(existing, pod);
  const sent = input.thirdPartyMeetingLink.trim();
  return {
    input: sent === shown ? { ...input, thirdPartyMeetingLink: existing.link } : input,
    keepsLink: sent === shown || (sent === '' && existing.thirdPartyMeetingId !== null),
  };
}

/** What the form shows when a meeting could not be saved. */
const meetingNotSaved = () => conflict('meeting_not_saved', 'Meeting not updated/scheduled. Please try again later');

/**
 * The link a meeting gets. Left empty it is one made at Zoom, where the business has Zoom set up (rule meetings.link).
 * Asks Zoom, so it is called outside of transactions. 400 without a link and without Zoom, 409 when Zoom fails.
 */
export async function resolveLink(
  { database, config, zoom, log }: AppContext,
  given: { businessId: string; link: string; topic: string; prefix: string; existing?: MeetingRow },
): Promise<MeetingLink> {
  const { link, existing } = given;
  if (link) return { link, thirdPartyMeetingId: link === existing?.link ? existing.thirdPartyMeetingId : null };
  if (existing?.thirdPartyMeetingId) {
    return { link: existing.link, thirdPartyMeetingId: existing.thirdPartyMeetingId };
  }
  const credentials = await zoomCredentials(database.db, config, given.businessId);
  if (!credentials) throw invalidField(`${given.prefix}thirdPartyMeetingLink`, MEETING_LINK_REQUIRED);
  try {
    const made = await zoom.createMeeting(credentials, { topic: given.topic });
    return { link: made.joinUrl, thirdPartyMeetingId: made.id };
  } catch (error) {
    if (!(error instanceof ZoomError)) throw error;
    log.warn({ err: error }, 'no meeting made at Zoom');
    throw meetingNotSaved();
  }
}

async function deleteAtZoom(
  db: Queryable,
  { config, zoom }: Pick<AppContext, 'config' | 'zoom'>,
  businessId: string,
  { thirdPartyMeetingId }: MeetingLink,
): Promise<void> {
  if (!thirdPartyMeetingId) return;
  const credentials = await zoomCredentials(db, config, businessId);
  if (credentials) await zoom.deleteMeeting(credentials, thirdPartyMeetingId);
}

/** Ends a meeting's link at Zoom once the act that gave it up is committed; Zoom's failure changes nothing. */
export function releaseLink(act: Act, businessId: string, link: MeetingLink): void {
  if (link.thirdPartyMeetingId) act.afterCommit((db) => deleteAtZoom(db, act, businessId, link));
}

/** Ends the link at Zoom of a meeting that was not saved; a failure is logged and changes nothing. */
export async function discardLink(context: AppContext, businessId: string, link: MeetingLink): Promise<void> {
  try {
    await deleteAtZoom(context.database.db, context, businessId, link);
  } catch (error) {
    context.log.warn({ err: error }, 'a meeting made at Zoom was not deleted there');
  }
}
