import { joinPath, pageLinks } from '../../../domain/links';
import { clockShift, clockShiftWords } from '../../../domain/meetings/clockShift';
import { startBefore } from '../../../domain/meetings/reminders';
import { comingOccurrences, type Schedule } from '../../../domain/meetings/schedule';
import { unsubscribeCode, unsubscribeLinks } from '../../notifications';
import type { Act } from '../../platform/act';
import type { DecidedLater, Departure, FilledMail, MailTemplate } from '../../platform/mail/template';
import { issueCodes } from '../../session';
import { apologiesFor } from '../attendance/apologyReads';
import { meetingReminderMails, type MeetingReminderData } from '../mails/mails';
import { leaderMeetingName } from '../presenter';
import { scheduleOfRow, secondsOf } from '../schedule';
import { meetingToMail, readerToMail, type MeetingToLookAt, type Reader } from './reads';

/** What the links of the foot turn off. */
const TYPE = 'MEETING_REMINDER';

/** What a mail is queued with: who is reminded of which meeting; nothing of what it says. */
interface QueuedReminder {
  userId: string;
  meetingId: string;
  /** The start that it has in its series; epoch seconds. */
  start: number;
  /** To unsubscribe by. */
  secret: string;
}

/** What a meeting is called, and its page. */
export const placeOf = ({ podId, podName, leaderPodId, membershipName }: MeetingToLookAt) =>
  podId && podName
    ? { name: podName, path: pageLinks.pod(podId) }
    : { name: leaderMeetingName(membershipName), path: pageLinks.leaderMeeting(leaderPodId ?? '') };

/**
 * By how much a meeting is later than usual for who reads it by the clocks of a zone, in words; undefined for one at the
 * usual time, and for one that was moved, which says so by itself.
 */
export function shiftFor(schedule: Schedule, { start, at }: { start: number; at: number }, zone: string) {
  const before = at === start ? startBefore(schedule, start) : undefined;
  return before === undefined ? undefined : clockShiftWords(clockShift(before, start, zone));
}

/** What a reminder says when it goes out; nothing when the meeting has begun, doesn't take place or isn't the reader's any more. */
async function fillIn(
  { db, config, now }: Departure,
  { userId, meetingId, start, secret }: QueuedReminder,
): Promise<FilledMail<MeetingReminderData> | undefined> {
  const row = await meetingToMail(db, meetingId);
  if (!row) return undefined;
  const { meeting, podId, membershipName, supportEmail } = row;
  const schedule = scheduleOfRow(meeting);
  const coming = comingOccurrences(schedule, secondsOf(now), 3 + meeting.changes.length);
  const occurrence = coming.find((one) => one.start === start);
  if (!occurrence || occurrence.skipped || occurrence.at <= secondsOf(now)) return undefined;
  const reader = await readerToMail(db, { userId, membershipId: meeting.membershipId, podId });
  const apologies = podId ? await apologiesFor(db, [{ meetingId, start }]) : [];
  if (!reader || apologies.some((one) => one.userId === userId)) return undefined;
  const { email: to, firstName, timezone } = reader;
  const zone = timezone ?? schedule.timezone;
  const { name, path } = placeOf(row);
  const page = (to: string) => config.publicUrl + to;
  const data: MeetingReminderData = {
    firstName,
    name,
    membershipName,
    ofLeaders: podId === null,
    at: occurrence.at,
    meetingZone: schedule.timezone,
    timezone: zone,
    shift: shiftFor(schedule, occurrence, zone),
    link: page(path),
    joinLink: page(joinPath(meetingId)),
    settingsLink: page(pageLinks.notificationSettings()),
    unsubscribe: unsubscribeLinks(config, secret, TYPE),
    supportEmail,
  };
  return { to, data };
}

/** The mail of the day before: what it says is decided when it goes out (rule meetings.reminders). */
export const meetingReminderMail: MailTemplate<MeetingReminderData> &
  DecidedLater<QueuedReminder, MeetingReminderData> = {
  ...meetingReminderMails['meeting-reminder'],
  fillIn,
  unsent: () => Promise.resolve(),
};

/** Mails people that they meet in a day, each with a code to unsubscribe by. One statement. */
export async function mailReminders(
  act: Act,
  reminded: (Reader & { meetingId: string; occasion: Date })[],
): Promise<void> {
  const secrets = await issueCodes(
    act.tx,
    reminded.map(({ userId }) => unsubscribeCode(userId, TYPE)),
    act.now,
  );
  reminded.forEach(({ email: to, userId, meetingId, occasion }, index) => {
    const data: QueuedReminder = { userId, meetingId, start: secondsOf(occasion), secret: secrets[index] ?? '' };
    act.mail({ to, template: meetingReminderMail, data });
  });
}
