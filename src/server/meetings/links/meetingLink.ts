import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import type { MeetingInput } from '../../../contract/entities.gen';
import { MEETING_LINK_REQUIRED } from '../../../domain/forms/linkFields';
import type { Queryable } from '../../platform/database/client';
import type { pods } from '../../platform/database/schema';
import { invalidField } from '../../platform/http/problem';
import type { MeetingRow } from '../schedule';
import { hasZoom } from './zoomSettings';

export type MeetingLink = Pick<
  MeetingRow,
  'link' | 'thirdPartyMeetingId' | 'linkRequest' | 'linkReplaces' | 'linkTriedAt'
>;

export type AssistantLink = Pick<typeof pods.$inferSelect, 'assistantConfirmedAt' | 'assistantLink'>;

const linkOfAssistant = (pod: AssistantLink | null | undefined): string | null =>
  pod?.assistantConfirmedAt ? pod.assistantLink : null;

/** A confirmed assistant's link overrides the pod's own (rule leadership.assistantLink). Empty if there is none yet. */
export const linkInForce = (meeting: Pick<MeetingRow, 'link'>, pod: AssistantLink | null): string =>
  linkOfAssistant(pod) || meeting.link;

export const typedLink = (link: string): MeetingLink => ({
  link,
  thirdPartyMeetingId: null,
  linkRequest: null,
  linkReplaces: null,
  linkTriedAt: null,
});

/** A link without the time when Zoom was first called, since the job may record that time during a save. */
type LinkWithoutAttempt = Omit<MeetingLink, 'linkTriedAt'>;

const withoutAttempt = ({
  link,
  thirdPartyMeetingId,
  linkRequest,
  linkReplaces,
}: LinkWithoutAttempt): LinkWithoutAttempt => ({
  link,
  thirdPartyMeetingId,
  linkRequest,
  linkReplaces,
});

export const isSameLink = (one: LinkWithoutAttempt, other: LinkWithoutAttempt): boolean =>
  isDeepStrictEqual(withoutAttempt(one), withoutAttempt(other));

/**
 * A meeting's link after a form is saved. If the form has no new link, keeps the current link, which may have been
 * created, or have come with another leader, since the client read the form. A Zoom request leaves the current link in
 * use until it completes; an existing Zoom link or request isn't repeated.
 */
export function linkAfterSave(before: MeetingRow, newLink: MeetingLink | undefined): LinkWithoutAttempt | MeetingLink {
  const kept = withoutAttempt(before);
  if (!newLink) return kept;
  if (newLink.linkRequest === null) return newLink;
  if (before.thirdPartyMeetingId !== null) return kept;
  if (before.linkRequest === null) return { ...newLink, link: before.link };
  return { ...kept, linkReplaces: newLink.linkReplaces ?? before.linkReplaces };
}

export const isReplacedByZoomLink = (
  { link, linkRequest, linkReplaces }: Pick<MeetingRow, 'link' | 'linkRequest' | 'linkReplaces'>,
  inForce: string,
): boolean => linkRequest !== null && (inForce === link || inForce === linkReplaces);

export const isLinkMissing = ({ link, linkRequest }: Pick<MeetingRow, 'link' | 'linkRequest'>): boolean =>
  link === '' && linkRequest === null;

export interface ShownMeeting {
  meeting: MeetingRow;
  pod: AssistantLink | null;
}

const isAtZoom = ({ thirdPartyMeetingId, linkRequest }: MeetingRow): boolean =>
  thirdPartyMeetingId !== null || linkRequest !== null;

/**
 * Whether a form leaves the link unchanged: either it sends back the link it showed, which may be an assistant's and
 * must not become the pod's own, or its field is empty and the link is at Zoom or requested. Emptying an assistant's
 * link requests a Zoom link in its place.
 */
function keepsLink(sent: string, { meeting, pod }: ShownMeeting): boolean {
  const inForce = linkInForce(meeting, pod);
  if (sent !== '') return sent === inForce;
  return meeting.thirdPartyMeetingId === null ? isReplacedByZoomLink(meeting, inForce) : inForce === meeting.link;
}

/**
 * The link that a form gives a meeting, undefined to keep the current link; an empty link is created at Zoom if the
 * business has Zoom, unless somebody adds it later (rule meetings.link). 400 without any of these.
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
  if (given.input.linkLater && !existing) return typedLink('');
  if (given.input.linkLater && existing && linkInForce(existing.meeting, existing.pod) === '') return undefined;
  const needsZoom = !existing || !isAtZoom(existing.meeting);
  if (needsZoom && !(await hasZoom(db, given.businessId))) {
    throw invalidField(`${given.prefix}thirdPartyMeetingLink`, MEETING_LINK_REQUIRED, 'required');
  }
  return { ...typedLink(''), linkRequest: v7(), linkReplaces: linkOfAssistant(existing?.pod) };
}
