import { datesRenewal } from '../../../domain/meetings/listedDates';
import { dueMoments, type DueMoment, type MeetingMoment } from '../../../domain/meetings/meetingMoments';
import { SECONDS_PER_MINUTE } from '../../../domain/time/zonedTime';
import { notifyEach, settleSubjects } from '../../notifications';
import { secondsOf } from '../../platform/clock';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { processInBatches } from '../../platform/jobs/batches';
import { recurringJob } from '../../platform/jobs/recurring';
import type { EndedMeeting } from '../hooks';
import { meetingNotifications, reminderSubject } from '../notificationKinds';
import { instantOfSeconds, scheduleOfRow } from '../schedule';
import { mailMeeting } from '../notices';
import { emitMeetingEvents } from './emitMeetingEvents';
import { mailReminders, meetingContextOf, shiftFor } from './mail';
import {
  attendeesOf,
  scheduleNextChecks,
  recordReminders,
  lockDueMeetings,
  type Attendee,
  type MeetingWithContext,
  type ReminderRecipient,
  type MeetingReminder,
} from './reads';

const MEETINGS_AT_ONCE = 100;

const KIND_OF_MOMENT = { DAY: 'MEETING_DAY', SOON: 'MEETING_SOON' } as const;

const isReminder = (moment: MeetingMoment): moment is keyof typeof KIND_OF_MOMENT => moment in KIND_OF_MOMENT;

interface MeetingCheck {
  row: MeetingWithContext;
  due: DueMoment[];
  areDatesDue: boolean;
  nextAt: number | undefined;
}

/** Everything that has become due for a meeting since `checkAt`: when its check was due or it was changed. */
function checkReminders(row: MeetingWithContext, now: Date): MeetingCheck {
  const [schedule, since] = [scheduleOfRow(row.meeting), secondsOf(row.meeting.checkAt ?? now)];
  const reminders = dueMoments(schedule, since, secondsOf(now));
  const renewal = datesRenewal(schedule, since, secondsOf(now));
  const nextAt = Math.min(reminders.nextAt ?? Infinity, renewal.nextAt ?? Infinity);
  return {
    row,
    due: reminders.due,
    areDatesDue: renewal.isDue,
    nextAt: Number.isFinite(nextAt) ? nextAt : undefined,
  };
}

/** Reminders for everyone who was an attendee by the time they were due. */
function remindersOf({ row: { meeting }, due }: MeetingCheck, attendees: Attendee[]): MeetingReminder[] {
  return due.flatMap(({ moment, occurrence, dueAt }) => {
    if (!isReminder(moment)) return [];
    const dueBy = instantOfSeconds(dueAt);
    return attendees
      .filter(({ meetingId, since }) => meetingId === meeting.id && (since === undefined || since <= dueBy))
      .map(({ userId }) => ({
        userId,
        kind: KIND_OF_MOMENT[moment],
        meetingId: meeting.id,
        occasion: instantOfSeconds(occurrence.start),
      }));
  });
}

function noticeOf(
  checks: readonly MeetingCheck[],
  now: number,
  { userId, meetingId, occasion, timezone }: MeetingReminder & ReminderRecipient,
) {
  const found = checks.find(({ row }) => row.meeting.id === meetingId);
  const occurrence = found?.due.find((one) => one.occurrence.start === secondsOf(occasion))?.occurrence;
  if (!found || !occurrence) return [];
  const { meeting, podName, membershipName } = found.row;
  const schedule = scheduleOfRow(meeting);
  const zone = timezone ?? schedule.timezone;
  const data = {
    podName: podName ?? undefined,
    membershipName,
    path: meetingContextOf(found.row).path,
    meetingId,
    at: occurrence.at,
    minutes: Math.ceil((occurrence.at - now) / SECONDS_PER_MINUTE),
    zone,
    meetingZone: schedule.timezone,
    shiftMinutes: shiftFor(schedule, occurrence, zone),
  };
  return [{ userId, membershipId: meeting.membershipId, data }];
}

async function sendReminders(
  act: Act,
  checks: readonly MeetingCheck[],
  reminded: (MeetingReminder & ReminderRecipient)[],
): Promise<void> {
  const of = (kind: MeetingReminder['kind']) => reminded.filter((one) => one.kind === kind);
  await mailReminders(act, of('MEETING_DAY'));
  for (const [kind, name] of [
    ['MEETING_DAY', 'meeting-tomorrow'],
    ['MEETING_SOON', 'meeting-soon'],
  ] as const) {
    const to = of(kind).flatMap((one) => noticeOf(checks, secondsOf(act.now), one));
    await notifyEach(act, { kind: meetingNotifications[name], to });
  }
}

async function renewDates(act: Act, renewed: readonly MeetingCheck[], attendees: Attendee[]): Promise<void> {
  for (const { row } of renewed) {
    const { meeting, membershipName, supportEmail, leaderPodId } = row;
    const { name: podName, path } = meetingContextOf(row);
    const userIds = attendees.filter(({ meetingId }) => meetingId === meeting.id).map(({ userId }) => userId);
    const ofLeaders = leaderPodId !== null && { ofLeaders: true as const };
    await mailMeeting(act, 'renewed', userIds, { meeting, podName, path, membershipName, supportEmail, ...ofLeaders });
  }
}

const endedMeetingsOf = ({ row: { meeting, podId }, due }: MeetingCheck): EndedMeeting[] =>
  due.flatMap(({ moment, occurrence: { start, at } }) =>
    moment === 'AFTER' && podId
      ? [{ meetingId: meeting.id, podId, start: instantOfSeconds(start), at: instantOfSeconds(at) }]
      : [],
  );

async function checkNextMeetings(
  act: Act,
  limit: number,
  say: (meetingId: string) => void,
  except: readonly string[],
): Promise<number> {
  const rows = await lockDueMeetings(act.tx, act.now, { limit, except });
  for (const { meeting } of rows) say(meeting.id);
  if (rows.length === 0) return 0;
  const checks = rows.map((row) => checkReminders(row, act.now));
  const withDue = checks.filter(({ due }) => due.length > 0);
  // Earlier notices about the meeting are less precise than these, or no longer apply.
  const nearOrOver = withDue.filter(({ due }) => due.some(({ moment }) => moment !== 'AFTER'));
  await settleSubjects(
    act,
    nearOrOver.map(({ row }) => reminderSubject(row.meeting.id)),
  );
  const attendees = await attendeesOf(
    act.tx,
    checks
      .filter(({ due, areDatesDue }) => areDatesDue || due.some(({ moment }) => isReminder(moment)))
      .map(({ row }) => row),
  );
  const remindings = withDue.flatMap((one) => remindersOf(one, attendees));
  await sendReminders(act, withDue, await recordReminders(act.tx, act.now, remindings));
  await renewDates(
    act,
    checks.filter(({ areDatesDue }) => areDatesDue),
    attendees,
  );
  await emitMeetingEvents(act, withDue);
  await act.hooks.onMeetingsEnded(act, withDue.flatMap(endedMeetingsOf));
  await scheduleNextChecks(
    act.tx,
    checks.map(({ row, nextAt = null }) => ({ meetingId: row.meeting.id, nextCheckAt: nextAt })),
  );
  return rows.length;
}

/**
 * Reminds people of their meetings, asks people without a step after a meeting, and renews calendar dates (rules
 * meetings.reminders, steps.afterMeeting and meetings.calendarDates). Locks each meeting, and commits its mails,
 * notifications, reminder records and next check together: any number of processes may run at the same time, and one
 * that stops halfway has sent everything or nothing for each meeting. A meeting that fails alone waits for the next
 * run.
 */
export const remindOfMeetings = (context: AppContext): Promise<void> =>
  processInBatches(context, { batchSize: MEETINGS_AT_ONCE, runBatch: checkNextMeetings });

export const meetingReminderJob = recurringJob({
  name: 'meeting-reminders',
  everySeconds: 60,
  pollSeconds: 20,
  run: remindOfMeetings,
});
