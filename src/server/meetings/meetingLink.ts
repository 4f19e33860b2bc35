import { v7 } from 'uuid';
import type { MeetingInput } from '../../contract/entities.gen';
import { MEETING_LINK_REQUIRED } from '../../domain/forms/messages';
import { hasZoom } from '../businesses';
import type { Queryable } from '../platform/database/client';
import type { pods } from '../platform/database/schema';
import { invalidField } from '../platform/http/problem';
import type { MeetingRow } from './schedule';

/** A meeting's link: typed, made at Zoom or none yet, and whether Zoom is still to make another (rule meetings.link). */
export type MeetingLink = Pick<
  MeetingRow,
  'link' | 'thirdPartyMeetingId' | 'linkRequest' | 'linkReplaces' | 'linkTriedAt'
>;

/** What decides whose link is in force in a pod. */
export type Assistance = Pick<typeof pods.$inferSelect, 'assistantConfirmedAt' | 'assistantLink'>;

const linkOfAssistant = (pod: Assistance | null | undefined): string | null =>
  pod?.assistantConfirmedAt ? pod.assistantLink : null;

/** A confirmed assistant's link overrides the pod's own (rule leadership.assistantLink). Empty where there is none yet. */
export const linkInForce = (meeting: Pick<MeetingRow, 'link'>, pod: Assistance | null): string =>
  linkOfAssistant(pod) || meeting.link;

/** A link that is not made at Zoom. */
export const typedLink = (link: string): MeetingLink => ({
  link,
  thirdPartyMeetingId: null,
  linkRequest: null,
  linkReplaces: null,
  linkTriedAt: null,
});

/** What of a meeting's row is its link. */
const linkOf = ({ link, thirdPartyMeetingId, linkRequest, linkReplaces, linkTriedAt }: MeetingRow): MeetingLink => ({
  link,
  thirdPartyMeetingId,
  linkRequest,
  linkReplaces,
  linkTriedAt,
});

/**
 * What a meeting's link becomes by a form. Without a new one it is the one there is now: since the form was read it may
 * have been made, or come with another leader. What Zoom is asked for leaves it in force until it is made.
 */
export function linkAfter(before: MeetingRow, newLink: MeetingLink | undefined): MeetingLink {
  if (!newLink) return linkOf(before);
  if (newLink.linkRequest === null) return newLink;
  const isAtZoom = before.thirdPartyMeetingId !== null || before.linkRequest !== null;
  return isAtZoom ? linkOf(before) : { ...newLink, link: before.link };
}

/** Whether this link, which is in force, makes room for the one that Zoom is asked for, once that is made. */
export const makesRoom = (
  { link, linkRequest, linkReplaces }: Pick<MeetingRow, 'link' | 'linkRequest' | 'linkReplaces'>,
  inForce: string,
): boolean => linkRequest !== null && (inForce === link || inForce === linkReplaces);

/** Whether Zoom was asked for the link in vain, and nobody has entered one since. */
export const lacksLink = ({ link, linkRequest }: Pick<MeetingRow, 'link' | 'linkRequest'>): boolean =>
  link === '' && linkRequest === null;

/**
 * Whether a form says nothing new of the link: it sends back the one it was shown, which may be an assistant's and is
 * not to become the pod's own, or leaves one empty that is made at Zoom or on its way.
 */
function keepsLink(sent: string, existing: MeetingRow, pod: Assistance | null): boolean {
  if (sent !== '') return sent === linkInForce(existing, pod);
  return existing.thirdPartyMeetingId !== null || existing.linkRequest !== null;
}

/**
 * The link that a form gives a meeting, undefined for the one it has; left empty, Zoom is to make it, where the business
 * has Zoom set up (rule meetings.link). 400 without a link and without Zoom.
 */
export async function chooseLink(
  db: Queryable,
  given: {
    businessId: string;
    input: MeetingInput;
    prefix: string;
    existing: { meeting: MeetingRow; pod: Assistance | null } | undefined;
  },
): Promise<MeetingLink | undefined> {
  const { existing } = given;
  const sent = given.input.thirdPartyMeetingLink.trim();
  if (existing && keepsLink(sent, existing.meeting, existing.pod)) return undefined;
  if (sent !== '') {
    const thirdPartyMeetingId = sent === existing?.meeting.link ? existing.meeting.thirdPartyMeetingId : null;
    return { ...typedLink(sent), thirdPartyMeetingId };
  }
  if (!(await hasZoom(db, given.businessId))) {
    throw invalidField(`${given.prefix}thirdPartyMeetingLink`, MEETING_LINK_REQUIRED);
  }
  return { ...typedLink(''), linkRequest: v7(), linkReplaces: linkOfAssistant(existing?.pod) };
}
