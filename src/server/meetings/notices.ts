import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v5 } from 'uuid';
import { joinPath } from '../../domain/links';
import { isDifferent, meetingDifferences } from '../../domain/meetings/meetingDifferences';
import type { Occurrence, Schedule } from '../../domain/meetings/schedule';
import { notify, settle, settleFor } from '../notifications';
import type { Act } from '../platform/act';
import { meetings, members, users } from '../platform/database/schema';
import type { Alternates } from '../platform/mail/mail';
import { meetingUid } from '../platform/mail/invitation';
import type { MeetingMailData, MeetingReason } from './mails/mailData';
import { calendarState, endsMeeting, meetingMails } from './mails/mails';
import { meetingNotifications, reminderSubject, timeSubject } from './notificationKinds';
import { scheduleOfRow, secondsOf, type MeetingRow } from './schedule';
import { differenceWords, occurrenceWords, scheduledWords } from './mails/changeWords';

/** A meeting, of a pod or of leaders, as mails and notifications speak of it. */
export interface AnnouncedMeeting {
  meeting: MeetingRow;
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
  /** The pod's name as it was, when it has another. */
  nameBefore?: string;
  /** The date that is skipped, moved or put back, where only one is. */
  occurrence?: Occurrence;
  /** Full name of who removed the reader from the pod. */
  removedBy?: string;
  /** The pod whose waitlist it was formed of, who leads it, and how many people have a seat in it. */
  formedFrom?: string;
  leaderName?: string;
  seated?: number;
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

async function notifyTime(
  act: Act,
  says: string,
  { meeting, podName: name, path }: AnnouncedMeeting,
  { userIds, by }: Concerned,
): Promise<void> {
  // What a reminder said of when the meeting is may be wrong by now.
  await settle(act, reminderSubject(meeting.id));
  await notify(act, {
    kind: meetingNotifications['meeting-changed'],
    userIds: userIds.filter((userId) => userId !== by),
    data: { name, path, says, meetingId: meeting.id },
    membershipId: meeting.membershipId,
  });
}

/** Mails everybody a meeting concerns that it is scheduled, and notifies all but who did it. */
export async function notifyMeetingScheduled(
  act: Act,
  announced: AnnouncedMeeting,
  concerned: Concerned,
): Promise<void> {
  await mailMeeting(act, 'scheduled', concerned.userIds, announced);
  await notifyTime(act, scheduledWords(scheduleOfRow(announced.meeting), secondsOf(act.now)), announced, concerned);
}

/**
 * Mails everybody a meeting concerns what is different about it, and notifies all but who did it; of a new name by mail
 * alone, as it stands in calendars. Nobody, when nothing is different for them (rule meetings.changes).
 */
export async function notifyMeetingChanged(
  act: Act,
  announced: AnnouncedMeeting & { before: Schedule },
  concerned: Concerned,
): Promise<void> {
  const { before, meeting, nameBefore } = announced;
  const now = secondsOf(act.now);
  const schedule = scheduleOfRow(meeting);
  const differences = meetingDifferences(before, schedule, now);
  const isNewTime = isDifferent(differences);
  if (!isNewTime && nameBefore === undefined) return;
  await mailMeeting(act, differences.pause === 'set' ? 'paused' : 'changed', concerned.userIds, announced);
  if (isNewTime) await notifyTime(act, differenceWords(before, schedule, now), announced, concerned);
}

/** What has become of a date that was changed. */
const occurrenceChange = ({ start, at, skipped }: Occurrence) => {
  if (skipped) return 'skipped';
  return at === start ? 'restored' : 'movedOnce';
};

/** Mails everybody a meeting concerns that one date of it is skipped, moved or put back, and notifies all but who did it. */
export async function notifyOccurrenceChanged(
  act: Act,
  announced: AnnouncedMeeting & { occurrence: Occurrence },
  concerned: Concerned,
): Promise<void> {
  const { meeting, occurrence } = announced;
  await mailMeeting(act, occurrenceChange(occurrence), concerned.userIds, announced);
  await notifyTime(act, occurrenceWords(meeting, occurrence), announced, concerned);
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
async function nextSequence(act: Act, meetingId: string): Promise<number> {
  const [row] = await act.tx
    .update(meetings)
    .set({ sequence: sql`${meetings.sequence} + 1` })
    .where(eq(meetings.id, meetingId))
    .returning({ sequence: meetings.sequence });
  return row?.sequence ?? 0;
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

/** What was different before a change that nobody was mailed of is said of the one that takes its place. */
function changedSince(queued: MeetingMailData, data: MeetingMailData): MeetingMailData {
  if (!queued.before || !data.before) return data;
  const { before } = queued;
  const { nameBefore, ...rest } = { ...data, nameBefore: queued.nameBefore ?? data.nameBefore };
  // It may have got its former name back.
  return { ...rest, before, ...(nameBefore !== undefined && nameBefore !== data.podName && { nameBefore }) };
}

/** One date of the series, the series itself, or whether it is the reader's. */
function aspectOf({ reason, occurrence }: MeetingMailData): string {
  if (occurrence) return `date-${occurrence.start}`;
  return reason === 'changed' || reason === 'paused' ? 'series' : 'place';
}

/** A meeting is in somebody's calendar or not, at one time or another: what changes back is mailed of once (rule platform.mailLimits). */
const alternatesIn = (meetingId: string, userId: string, data: MeetingMailData): Alternates<MeetingMailData> => ({
  about: v5(userId, meetingId),
  aspect: aspectOf(data),
  state: createHash('sha256').update(calendarState(data)).digest('base64url').slice(0, 22),
  instead: changedSince,
});

/** The same to people whose addresses are known. What ends it for them takes back what they were told of its time. */
export async function mailReaders(
  act: Act,
  reason: MeetingReason,
  readers: readonly Reader[],
  { meeting, path, ...words }: AnnouncedMeeting,
): Promise<void> {
  if (readers.length === 0) return;
  const sequence = await nextSequence(act, meeting.id);
  if (endsMeeting(reason)) {
    const userIds = readers.map(({ id }) => id);
    for (const subject of [timeSubject(meeting.id), reminderSubject(meeting.id)])
      await settleFor(act, subject, userIds);
  }
  const links = { link: act.url(joinPath(meeting.id)), podLink: act.url(path) };
  const facts = { ...words, ...links, schedule: scheduleOfRow(meeting), sequence, uid: meetingUid(meeting.id) };
  for (const { id, email: to, firstName, timezone } of readers) {
    const data = { ...facts, firstName, timezone: timezone ?? meeting.timezone, reason };
    // Further dates of a series are news, although it is the same.
    const how = reason === 'renewed' ? { isUncapped: true } : { alternates: alternatesIn(meeting.id, id, data) };
    act.mail({ to, template: meetingMails.meeting, data, ...how });
  }
}
