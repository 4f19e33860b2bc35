import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { currentMeeting, type Schedule } from '../../domain/meetings/schedule';
import { notify, settleFor } from '../notifications';
import type { Act } from '../platform/act';
import { meetings, members, users } from '../platform/database/schema';
import { dropHeldMails, releaseMails } from '../platform/mail/held';
import { meetingUid } from '../platform/mail/invitation';
import type { MeetingReason } from './mailData';
import { endsMeeting, meetingMails, needsLink } from './mails';
import { makesRoom } from './meetingLink';
import { meetingNotifications, timeSubject } from './notificationKinds';
import { scheduleOfRow, secondsOf, type MeetingRow } from './schedule';
import { whenWords, type MeetingChange } from './whenWords';

/** A meeting, of a pod or of leaders, as mails and notifications speak of it. */
export interface AnnouncedMeeting {
  meeting: MeetingRow;
  /** The link in force; empty while there is none. */
  link: string;
  /** The pod's name, or the leader meeting's. */
  podName: string;
  membershipName: string;
  supportEmail: string;
  /** The page's path in the client, with its query. */
  path: string;
  /** It is a leader meeting: whom it concerns are its attendees, disabled members not among them. */
  ofLeaders?: true;
  /** The schedule as it was, when it has changed. */
  before?: Schedule;
  /** Full name of who removed the reader from the pod. */
  removedBy?: string;
  /** Ids of users to whom the same act sends what waited for the link: this comes after that. */
  released?: readonly string[];
}

/** Who reads a mail. */
export interface Reader {
  id: string;
  email: string;
  firstName: string;
  timezone: string | null;
}

/** Whom a change of a meeting concerns, and who makes it. */
export interface Concerned {
  /** Everybody in the pod; of a leader meeting everybody who attends it. */
  userIds: string[];
  /** Who does it: mailed like everybody, as their calendar changes too, but not notified. */
  by: string;
}

/** Mails everybody a meeting concerns that it is scheduled, moved or paused, and notifies all but who did it. */
export async function notifyMeetingChanged(
  act: Act,
  change: MeetingChange,
  announced: AnnouncedMeeting,
  { userIds, by }: Concerned,
): Promise<void> {
  const { meeting, podName: name, path } = announced;
  await mailMeeting(act, change, userIds, announced);
  await notify(act, {
    kind: meetingNotifications['meeting-changed'],
    userIds: userIds.filter((userId) => userId !== by),
    data: { name, path, change, when: whenWords(meeting, change, act.now), meetingId: meeting.id },
    membershipId: meeting.membershipId,
  });
}

/** Notifies people that a meeting takes place no more; whose calendar it is in gets a mail besides. */
export async function notifyMeetingCancelled(
  act: Act,
  { name, membershipId }: { name: string; membershipId: string },
  userIds: string[],
): Promise<void> {
  await notify(act, { kind: meetingNotifications['meeting-cancelled'], userIds, data: { name }, membershipId });
}

/** Makes this message newer than every one before it, so that calendars take it (RFC 5545 SEQUENCE). */
async function nextSequence(act: Act, meetingId: string) {
  const [row] = await act.tx
    .update(meetings)
    .set({ sequence: sql`${meetings.sequence} + 1` })
    .where(eq(meetings.id, meetingId))
    .returning({
      sequence: meetings.sequence,
      link: meetings.link,
      linkRequest: meetings.linkRequest,
      linkReplaces: meetings.linkReplaces,
    });
  return row ?? { sequence: 0, link: '', linkRequest: null, linkReplaces: null };
}

/** Addresses of people; disabled members get no mail (rule members.disabled), unless they attend as staff. */
export function readersOf(
  act: Act,
  { meeting: { membershipId }, ofLeaders }: AnnouncedMeeting,
  userIds: string[],
): Promise<Reader[]> {
  return act.tx
    .select({ id: users.id, email: users.email, firstName: users.firstName, timezone: users.timezone })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.membershipId, membershipId)))
    .where(
      and(inArray(users.id, userIds), isNull(users.disabledAt), ofLeaders ? undefined : isNull(members.disabledAt)),
    )
    .orderBy(asc(users.id));
}

/**
 * Mails people what became of a meeting, or of their place in it, with what keeps their calendars right (rule
 * meetings.calendar). Two statements, however many people.
 */
export async function mailMeeting(
  act: Act,
  reason: MeetingReason,
  userIds: string[],
  announced: AnnouncedMeeting,
): Promise<void> {
  if (userIds.length > 0) await mailReaders(act, reason, await readersOf(act, announced, userIds), announced);
}

/** Whether people may be on their way into the meeting, as it is or as it was. */
const isNear = ({ meeting, before }: AnnouncedMeeting, now: Date): boolean =>
  [scheduleOfRow(meeting), before].some((one) => one && currentMeeting(one, secondsOf(now)) !== undefined);

/**
 * How long a mail waits behind an older one to the same reader that was held until now: mails are sent several at once,
 * and nobody should hear the older last. Seconds.
 */
const BEHIND_SECONDS = 5;

/**
 * The same to people whose addresses are known. What tells of a meeting whose link is on its way waits for that a
 * while, so that its reader gets one mail with the link; what can't wait takes along what does, and what ends it for
 * its reader takes that back (rule meetings.linkMails), and what they were told of its time.
 */
export async function mailReaders(
  act: Act,
  reason: MeetingReason,
  readers: readonly Reader[],
  announced: AnnouncedMeeting,
): Promise<void> {
  const { meeting, path, released = [], ...words } = announced;
  if (readers.length === 0) return;
  // What its row says now: the link may have been made since the caller read it.
  const { sequence, ...now } = await nextSequence(act, meeting.id);
  const link = words.link || now.link;
  const isLinkComing = makesRoom(now, link);
  const waits = isLinkComing && needsLink(reason) && (link === '' || !isNear(announced, act.now));
  const userIds = readers.map(({ id }) => id);
  if (endsMeeting(reason)) {
    await dropHeldMails(act.tx, meeting.id, userIds);
    await settleFor(act, timeSubject(meeting.id), userIds);
  }
  // What is in force for who is told now is so for who still waits.
  const releases = now.linkRequest !== null && !endsMeeting(reason) && !waits;
  const behind = new Set([...released, ...(releases ? await releaseMails(act.tx, meeting.id, { link }) : [])]);
  const facts = { link, isLinkComing, schedule: scheduleOfRow(meeting), sequence, uid: meetingUid(meeting.id) };
  for (const { id: userId, email: to, firstName, timezone } of readers) {
    const reader = { firstName, timezone: timezone ?? meeting.timezone, podLink: act.url(path) };
    const isBehind = behind.has(userId);
    const heldFor = waits || isBehind ? { id: meeting.id, userId } : undefined;
    const hold = { heldFor, ...(isBehind && { holdSeconds: BEHIND_SECONDS }) };
    act.mail({ to, template: meetingMails.meeting, data: { ...words, ...facts, ...reader, reason }, ...hold });
  }
}
