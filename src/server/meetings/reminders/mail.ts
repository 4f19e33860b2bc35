import { joinPath, pageLinks } from '../../../domain/links';
import { clockShift } from '../../../domain/meetings/clockShift';
import { startBefore } from '../../../domain/meetings/meetingMoments';
import { comingOccurrences, type Schedule } from '../../../domain/meetings/schedule';
import { unsubscribeCode, unsubscribeLinks } from '../../notifications';
import { secondsOf } from '../../platform/clock';
import type { Act } from '../../platform/act';
import type { DeferredTemplate, SendContext, FilledMail, MailTemplate } from '../../platform/mail/template';
import { issueCodes } from '../../session';
import { apologiesFor } from '../attendance/apologyReads';
import { meetingReminderMails, type MeetingReminderData } from '../mails/mails';
import { DEFAULT_LANGUAGE } from '../../../domain/text/languages';
import { leaderMeetingName } from '../presenter';
import { scheduleOfRow } from '../schedule';
import { findMeetingToMail, findReminderRecipient, type MeetingWithContext, type ReminderRecipient } from './reads';

const TYPE = 'MEETING_REMINDER';

interface QueuedReminder {
  userId: string;
  meetingId: string;
  start: number;
  secret: string;
}

/** Where it is, and the pod's name; of a meeting of leaders its English name, which mails say in the reader's language. */
export const meetingContextOf = ({ podId, podName, leaderPodId, membershipName }: MeetingWithContext) =>
  podId && podName
    ? { name: podName, path: pageLinks.pod(podId) }
    : { name: leaderMeetingName(membershipName, DEFAULT_LANGUAGE), path: pageLinks.leaderMeeting(leaderPodId ?? '') };

/** How many minutes later than usual a meeting is on a zone's clocks; 0 for a moved meeting, which says so itself. */
export function shiftFor(schedule: Schedule, { start, at }: { start: number; at: number }, zone: string): number {
  const before = at === start ? startBefore(schedule, start) : undefined;
  return before === undefined ? 0 : clockShift(before, start, zone);
}

/**
 * The text of a reminder at the time of sending; undefined if the meeting has begun, is cancelled or no longer concerns
 * the reader.
 */
async function fillIn(
  { db, config, now }: SendContext,
  { userId, meetingId, start, secret }: QueuedReminder,
): Promise<FilledMail<MeetingReminderData> | undefined> {
  const row = await findMeetingToMail(db, meetingId);
  if (!row) return undefined;
  const { meeting, podId, membershipName, supportEmail } = row;
  const schedule = scheduleOfRow(meeting);
  const coming = comingOccurrences(schedule, secondsOf(now), 3 + meeting.changes.length);
  const occurrence = coming.find((one) => one.start === start);
  if (!occurrence || occurrence.skipped || occurrence.at <= secondsOf(now)) return undefined;
  const reader = await findReminderRecipient(db, { userId, membershipId: meeting.membershipId, podId });
  const apologies = podId ? await apologiesFor(db, [{ meetingId, start }]) : [];
  if (!reader || apologies.some((one) => one.userId === userId)) return undefined;
  const { email: to, firstName, timezone } = reader;
  const zone = timezone ?? schedule.timezone;
  const { name, path } = meetingContextOf(row);
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

export const meetingReminderMail: MailTemplate<MeetingReminderData> &
  DeferredTemplate<QueuedReminder, MeetingReminderData> = {
  ...meetingReminderMails['meeting-reminder'],
  fillIn,
  unsent: () => Promise.resolve(),
};

export async function mailReminders(
  act: Act,
  reminded: (ReminderRecipient & { meetingId: string; occasion: Date })[],
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
