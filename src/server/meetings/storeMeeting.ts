import { eq } from 'drizzle-orm';
import { settle } from '../notifications';
import type { Act } from '../platform/act';
import { meetings } from '../platform/database/schema';
import { dropHeldMails, releaseMails } from '../platform/mail/held';
import { linkAfter, linkInForce, typedLink, type Assistance, type MeetingLink } from './meetingLink';
import { linkSubject, timeSubject } from './notificationKinds';
import type { PreparedMeeting } from './prepareMeeting';
import { scheduleOfRow, type MeetingRow } from './schedule';
import { freeLink, requestLink } from './linkQueues';

/** Stores a new meeting; Zoom is asked for a link that was left empty once the act is committed. */
export async function createMeeting(
  act: Act,
  { membershipId, businessId }: { membershipId: string; businessId: string },
  { newLink, ...prepared }: PreparedMeeting,
): Promise<MeetingRow> {
  if (!newLink) throw new Error('A new meeting has no link to keep');
  const [row] = await act.tx
    .insert(meetings)
    .values({ ...prepared, ...newLink, membershipId, createdAt: act.now })
    .returning();
  if (!row) throw new Error('A meeting was not stored');
  await requestLink(act, businessId, row);
  return row;
}

const NO_PAUSE = { pausedFrom: null, pausedTo: null };

type Content = Omit<PreparedMeeting, 'newLink'> & Pick<MeetingLink, 'link' | 'thirdPartyMeetingId'>;

/** All that people are told of a meeting, to be compared; a pause that is over says nothing any more. */
function contentOf({ name, link, thirdPartyMeetingId, ...row }: Content, now: Date): string {
  const isPauseOver = row.pausedTo !== null && row.pausedTo <= now;
  const schedule = scheduleOfRow(isPauseOver ? { ...row, ...NO_PAUSE } : row);
  return JSON.stringify([name, link, thirdPartyMeetingId, schedule]);
}

/** Whether there is something to tell: that Zoom is asked for a link changes nothing for anybody before it is made. */
export const saysNew = (act: Act, before: Content, after: Content): boolean =>
  contentOf(before, act.now) !== contentOf(after, act.now);

/**
 * What follows when a meeting's link makes room for another: a meeting at Zoom is freed, mails that waited for the link
 * have the one that is in force then, and nobody is asked to enter one any more. Gives whose mails go out by that.
 */
async function endLink(act: Act, businessId: string, before: MeetingRow, inForce: string): Promise<string[]> {
  if (before.thirdPartyMeetingId) await freeLink(act, { businessId, zoomMeetingId: before.thirdPartyMeetingId });
  await settle(act, linkSubject(before.id));
  return before.linkRequest && inForce !== '' ? releaseMails(act.tx, before.id, { link: inForce }) : [];
}

/** A meeting as it is stored now. */
export interface StoredMeeting {
  meeting: MeetingRow;
  /** Ids of users whose mails waited for its link, and go out now: what this act mails them of it comes after that. */
  released: string[];
}

type Request = Pick<MeetingLink, 'linkRequest' | 'linkReplaces'>;

const asksTheSame = (before: Request, after: Request): boolean =>
  before.linkRequest === after.linkRequest && before.linkReplaces === after.linkReplaces;

/** Stores what has changed, with what follows for its link; undefined when nothing has changed. */
export async function replaceMeeting(
  act: Act,
  businessId: string,
  before: MeetingRow,
  { newLink, ...prepared }: PreparedMeeting,
): Promise<StoredMeeting | undefined> {
  const after = { ...prepared, ...linkAfter(before, newLink) };
  if (!saysNew(act, before, after) && asksTheSame(before, after)) return undefined;
  const [row] = await act.tx.update(meetings).set(after).where(eq(meetings.id, before.id)).returning();
  if (!row) throw new Error('A locked meeting is gone');
  if (row.link === before.link && row.linkRequest === before.linkRequest) return { meeting: row, released: [] };
  // A link that is entered is in force, an assistant's no more.
  const released = await endLink(act, businessId, before, row.link);
  await requestLink(act, businessId, row);
  return { meeting: row, released };
}

/**
 * Gives a pod's meeting a link that was not made at Zoom, with what follows for the one that is given up; an assistant's
 * stays in force.
 */
export async function replaceLink(
  act: Act,
  { businessId, meeting, pod }: { businessId: string; meeting: MeetingRow; pod: Assistance },
  link: string,
): Promise<StoredMeeting> {
  if (link === meeting.link && meeting.linkRequest === null) return { meeting, released: [] };
  const typed = typedLink(link);
  await act.tx.update(meetings).set(typed).where(eq(meetings.id, meeting.id));
  const released = await endLink(act, businessId, meeting, linkInForce(typed, pod));
  return { meeting: { ...meeting, ...typed }, released };
}

/**
 * Deletes a meeting, whose pod or leader meeting is gone, with all mails that wait for its link, which is freed, and
 * what people were told of its time.
 */
export async function deleteMeeting(act: Act, businessId: string, meeting: MeetingRow): Promise<void> {
  await dropHeldMails(act.tx, meeting.id);
  await settle(act, timeSubject(meeting.id));
  await act.tx.delete(meetings).where(eq(meetings.id, meeting.id));
  await endLink(act, businessId, meeting, '');
}
