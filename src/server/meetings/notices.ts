import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v5 } from 'uuid';
import { joinPath } from '../../domain/links';
import { isDifferent, meetingDifferences } from '../../domain/meetings/meetingDifferences';
import type { Occurrence, Schedule } from '../../domain/meetings/schedule';
import { notify, settleSubject, settleSubjectFor } from '../notifications';
import { secondsOf } from '../platform/clock';
import type { Act } from '../platform/act';
import { meetings, members, users } from '../platform/database/schema';
import type { Alternates } from '../platform/mail/mail';
import { meetingUid } from '../platform/mail/invitation';
import type { MeetingMailData, MeetingReason } from './mails/mailData';
import { calendarState, endsMeeting, meetingMails } from './mails/mails';
import { meetingNotifications, reminderSubject, timeSubject, type NamedMeeting } from './notificationKinds';
import { scheduleOfRow, type MeetingRow } from './schedule';
import type { TimeChange } from './timeChanges';

export interface AnnouncedMeeting {
  meeting: MeetingRow;
  podName: string;
  membershipName: string;
  supportEmail: string;
  path: string;
  ofLeaders?: true;
  before?: Schedule;
  nameBefore?: string;
  occurrence?: Occurrence;
  removedBy?: string;
  placedBy?: string;
  formedFrom?: string;
  leaderName?: string;
  seated?: number;
}

export interface MailRecipient {
  id: string;
  email: string;
  firstName: string;
  timezone: string | null;
}

export interface ConcernedPeople {
  userIds: string[];
  /** The person who makes the change: mailed like everyone else, since their calendar changes too, but not notified. */
  by: string;
}

export const namedMeeting = ({ podName, membershipName, ofLeaders }: AnnouncedMeeting): NamedMeeting =>
  ofLeaders ? { membershipName } : { podName, membershipName };

async function notifyTimeChange(
  act: Act,
  change: TimeChange,
  announced: AnnouncedMeeting,
  { userIds, by }: ConcernedPeople,
): Promise<void> {
  const { meeting, path } = announced;
  // The times in earlier reminders may no longer be right.
  await settleSubject(act, reminderSubject(meeting.id));
  await notify(act, {
    kind: meetingNotifications['meeting-changed'],
    userIds: userIds.filter((userId) => userId !== by),
    data: { ...namedMeeting(announced), path, change, now: secondsOf(act.now), meetingId: meeting.id },
    membershipId: meeting.membershipId,
  });
}

export async function notifyMeetingScheduled(
  act: Act,
  announced: AnnouncedMeeting,
  concerned: ConcernedPeople,
): Promise<void> {
  await mailMeeting(act, 'scheduled', concerned.userIds, announced);
  const schedule = scheduleOfRow(announced.meeting);
  await notifyTimeChange(act, { kind: 'scheduled', schedule }, announced, concerned);
}

/**
 * Mails everyone affected what has changed about a meeting, and notifies all except the person who changed it; a new
 * name, which calendars show, is only mailed. Does nothing if the change has no effect on attendees (rule
 * meetings.changes).
 */
export async function notifyMeetingChanged(
  act: Act,
  announced: AnnouncedMeeting & { before: Schedule },
  concerned: ConcernedPeople,
): Promise<void> {
  const { before, meeting, nameBefore } = announced;
  const now = secondsOf(act.now);
  const schedule = scheduleOfRow(meeting);
  const differences = meetingDifferences(before, schedule, now);
  const isNewTime = isDifferent(differences);
  if (!isNewTime && nameBefore === undefined) return;
  await mailMeeting(act, differences.pause === 'set' ? 'paused' : 'changed', concerned.userIds, announced);
  if (isNewTime) await notifyTimeChange(act, { kind: 'changed', before, schedule }, announced, concerned);
}

const occurrenceChange = ({ start, at, skipped }: Occurrence) => {
  if (skipped) return 'skipped';
  return at === start ? 'restored' : 'movedOnce';
};

export async function notifyOccurrenceChanged(
  act: Act,
  announced: AnnouncedMeeting & { occurrence: Occurrence },
  concerned: ConcernedPeople,
): Promise<void> {
  const { meeting, occurrence } = announced;
  await mailMeeting(act, occurrenceChange(occurrence), concerned.userIds, announced);
  const { timezone } = meeting;
  await notifyTimeChange(act, { kind: 'occurrence', occurrence, timezone }, announced, concerned);
}

export async function notifyMeetingCancelled(
  act: Act,
  { membershipId, ...data }: NamedMeeting & { membershipId: string },
  userIds: string[],
): Promise<void> {
  await notify(act, { kind: meetingNotifications['meeting-cancelled'], userIds, data, membershipId });
}

/** Makes this message newer than all earlier messages, so that calendars apply it (RFC 5545 SEQUENCE). */
async function nextSequence(act: Act, meetingId: string): Promise<number> {
  const [row] = await act.tx
    .update(meetings)
    .set({ sequence: sql`${meetings.sequence} + 1` })
    .where(eq(meetings.id, meetingId))
    .returning({ sequence: meetings.sequence });
  return row?.sequence ?? 0;
}

/** Addresses of users; disabled members get no mail (rule members.disabled), unless they attend as staff. */
export function mailRecipientsOf(
  act: Act,
  { meeting: { membershipId }, ofLeaders }: AnnouncedMeeting,
  userIds: string[],
): Promise<MailRecipient[]> {
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
 * Mails people about a change to a meeting, or to their part in it, with a calendar update (rule meetings.calendar).
 * Two statements, however many people there are.
 */
export async function mailMeeting(
  act: Act,
  reason: MeetingReason,
  userIds: string[],
  announced: AnnouncedMeeting,
): Promise<void> {
  if (userIds.length > 0) await mailRecipients(act, reason, await mailRecipientsOf(act, announced, userIds), announced);
}

function mergeChanges(queued: MeetingMailData, data: MeetingMailData): MeetingMailData {
  if (!queued.before || !data.before) return data;
  const { before } = queued;
  const { nameBefore, ...rest } = { ...data, nameBefore: queued.nameBefore ?? data.nameBefore };
  // The previous name may have been restored.
  return { ...rest, before, ...(nameBefore !== undefined && nameBefore !== data.podName && { nameBefore }) };
}

function aspectOf({ reason, occurrence }: MeetingMailData): string {
  if (occurrence) return `date-${occurrence.start}`;
  return reason === 'changed' || reason === 'paused' ? 'series' : 'place';
}

/**
 * A mail only states whether the meeting is in the calendar, and when, so mails about changes back and forth are merged
 * (rule platform.mailLimits).
 */
const alternatesIn = (meetingId: string, userId: string, data: MeetingMailData): Alternates<MeetingMailData> => ({
  subjectId: v5(userId, meetingId),
  aspect: aspectOf(data),
  state: createHash('sha256').update(calendarState(data)).digest('base64url').slice(0, 22),
  merge: mergeChanges,
});

/** A mail that ends the meeting for its reader also withdraws notices of its time. */
export async function mailRecipients(
  act: Act,
  reason: MeetingReason,
  readers: readonly MailRecipient[],
  { meeting, path, ...words }: AnnouncedMeeting,
): Promise<void> {
  if (readers.length === 0) return;
  const sequence = await nextSequence(act, meeting.id);
  if (endsMeeting(reason)) {
    const userIds = readers.map(({ id }) => id);
    for (const subject of [timeSubject(meeting.id), reminderSubject(meeting.id)])
      await settleSubjectFor(act, subject, userIds);
  }
  const links = { link: act.url(joinPath(meeting.id)), podLink: act.url(path) };
  const facts = { ...words, ...links, schedule: scheduleOfRow(meeting), sequence, uid: meetingUid(meeting.id) };
  for (const { id, email: to, firstName, timezone } of readers) {
    const data = { ...facts, firstName, timezone: timezone ?? meeting.timezone, reason };
    // Further dates are worth a mail, although the series is unchanged.
    const how = reason === 'renewed' ? { isUncapped: true } : { alternates: alternatesIn(meeting.id, id, data) };
    act.mail({ to, template: meetingMails.meeting, data, ...how });
  }
}
