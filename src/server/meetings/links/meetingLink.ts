import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import type { MeetingInput } from '../../../contract/entities.gen';
import { MEETING_LINK_REQUIRED } from '../../../domain/forms/messages';
import { hasZoom } from '../../businesses';
import type { Queryable } from '../../platform/database/client';
import type { pods } from '../../platform/database/schema';
import { invalidField } from '../../platform/http/problem';
import type { MeetingRow } from '../schedule';

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

/** A link that stays, without when Zoom was asked: the job that asks notes that, also while somebody saves. */
type KeptLink = Omit<MeetingLink, 'linkTriedAt'>;

const keptLink = ({ link, thirdPartyMeetingId, linkRequest, linkReplaces }: KeptLink): KeptLink => ({
  link,
  thirdPartyMeetingId,
  linkRequest,
  linkReplaces,
});

/** Whether a meeting has the same link, or waits for the same. */
export const isSameLink = (one: KeptLink, other: KeptLink): boolean =>
  isDeepStrictEqual(keptLink(one), keptLink(other));

/**
 * What a meeting's link becomes by a form. Without a new one it is the one there is now: since the form was read it may
 * have been made, or come with another leader. What Zoom is asked for leaves it in force until it is made; one that is
 * made there, or on its way, is not asked for again.
 */
export function linkAfter(before: MeetingRow, newLink: MeetingLink | undefined): KeptLink | MeetingLink {
  const kept = keptLink(before);
  if (!newLink) return kept;
  if (newLink.linkRequest === null) return newLink;
  if (before.thirdPartyMeetingId !== null) return kept;
  if (before.linkRequest === null) return { ...newLink, link: before.link };
  return { ...kept, linkReplaces: newLink.linkReplaces ?? before.linkReplaces };
}

/** Whether this link, which is in force, makes room for the one that Zoom is asked for, once that is made. */
export const makesRoom = (
  { link, linkRequest, linkReplaces }: Pick<MeetingRow, 'link' | 'linkRequest' | 'linkReplaces'>,
  inForce: string,
): boolean => linkRequest !== null && (inForce === link || inForce === linkReplaces);

/** Whether Zoom was asked for the link in vain, and nobody has entered one since. */
export const lacksLink = ({ link, linkRequest }: Pick<MeetingRow, 'link' | 'linkRequest'>): boolean =>
  link === '' && linkRequest === null;

/** A meeting as a form was shown it, with its pod's assistant. */
export interface ShownMeeting {
  meeting: MeetingRow;
  pod: Assistance | null;
}

const isAtZoom = ({ thirdPartyMeetingId, linkRequest }: MeetingRow): boolean =>
  thirdPartyMeetingId !== null || linkRequest !== null;

/**
 * Whether a form says nothing new of the link: it sends back the one it was shown, which may be an assistant's and is
 * not to become the pod's own, or leaves one empty that is made at Zoom or on its way. An assistant's that is emptied is
 * to make room for that.
 */
function keepsLink(sent: string, { meeting, pod }: ShownMeeting): boolean {
  const inForce = linkInForce(meeting, pod);
  if (sent !== '') return sent === inForce;
  return meeting.thirdPartyMeetingId === null ? makesRoom(meeting, inForce) : inForce === meeting.link;
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
    existing: ShownMeeting | undefined;
  },
): Promise<MeetingLink | undefined> {
  const { existing } = given;
  const sent = given.input.thirdPartyMeetingLink.trim();
  if (existing && keepsLink(sent, existing)) return undefined;
  if (sent !== '') {
    const thirdPartyMeetingId = sent === existing?.meeting.link ? existing.meeting.thirdPartyMeetingId : null;
    return { ...typedLink(sent), thirdPartyMeetingId };
  }
  const needsZoom = !existing || !isAtZoom(existing.meeting);
  if (needsZoom && !(await hasZoom(db, given.businessId))) {
    throw invalidField(`${given.prefix}thirdPartyMeetingLink`, MEETING_LINK_REQUIRED);
  }
  return { ...typedLink(''), linkRequest: v7(), linkReplaces: linkOfAssistant(existing?.pod) };
}
