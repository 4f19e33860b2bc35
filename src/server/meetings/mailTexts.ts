import { meetingDate, timeWithZone, weekdayName } from '../../domain/meetings/display';
import { frequencyDescription, nextMeeting, occurrences, type Schedule } from '../../domain/meetings/schedule';
import { wallClock } from '../../domain/time/zonedTime';
import type { MeetingMailData, MeetingReason } from './mailData';

/** 'Tue 7:00 pm (GMT)', with the date for what does not come every week. */
function shortTime(start: number, zone: string, schedule: Schedule): string {
  const weekday = weekdayName(wallClock(start, zone).weekday).slice(0, 3);
  const everyWeek = schedule.recurring && schedule.frequencyPeriod === 'Week' && schedule.frequency === 1;
  const date = everyWeek ? '' : ` ${dayAndMonth(start, zone)}`;
  return `${weekday}${date} ${timeWithZone(start, zone)}`;
}

/** '3 March' of 'Tuesday 3 March 2026'. */
const dayAndMonth = (start: number, zone: string) => meetingDate(start, zone).split(' ').slice(1, 3).join(' ');

/** The start the mail is about: the next one, or the first where none is ahead. */
const startOf = (schedule: Schedule, now: number) =>
  nextMeeting(schedule, now) ?? occurrences(schedule, schedule.unixTime, 1)[0] ?? schedule.unixTime;

/** Whether the meeting is at another time than it was. */
export function hasMoved({ schedule, before }: MeetingMailData, now: number): boolean {
  if (!before) return false;
  const words = (one: Schedule) => frequencyDescription(one, one.timezone, now);
  return startOf(before, now) !== startOf(schedule, now) || words(before) !== words(schedule);
}

/** The time of the one left out, always with its date. */
const skippedTime = ({ schedule, skippedStart, timezone }: MeetingMailData, now: number) =>
  shortTime(skippedStart ?? startOf(schedule, now), timezone, { ...schedule, recurring: false });

export interface MeetingMailText {
  subject: string;
  /** The first sentence. */
  text: string;
}

const texts: Record<MeetingReason, (data: MeetingMailData, now: number, short: string) => MeetingMailText> = {
  scheduled: ({ podName }, _now, short) => ({
    subject: `${podName} meets ${short}`,
    text: `The meeting of ${podName} is scheduled.`,
  }),
  changed: (data, now, short) =>
    hasMoved(data, now)
      ? { subject: `${data.podName} moved to ${short}`, text: `${data.podName} meets at another time from now on.` }
      : { subject: `${data.podName} meets ${short}`, text: `The meeting of ${data.podName} was changed.` },
  paused: ({ podName, schedule, timezone }) => ({
    subject: `${podName} is paused until ${dayAndMonth(schedule.pausedToEpoch ?? schedule.unixTime, timezone)}`,
    text: `${podName} does not meet for a while.`,
  }),
  cancelled: ({ podName }) => ({
    subject: `${podName} no longer meets`,
    text: `The meeting of ${podName} is cancelled.`,
  }),
  joined: ({ podName }, _now, short) => ({
    subject: `You joined ${podName}: ${short}`,
    text: `Welcome to ${podName}. There is nothing to prepare: join by the link when it starts.`,
  }),
  promoted: ({ podName }, _now, short) => ({
    subject: `You have a seat in ${podName}: ${short}`,
    text: `A seat in ${podName} was free and it was your turn. You are now in the pod.`,
  }),
  switched: ({ podName }, _now, short) => ({
    subject: `You moved to ${podName}: ${short}`,
    text: `You are now in ${podName}. Your Next Tiny Steps moved with you.`,
  }),
  left: ({ podName }) => ({
    subject: `You left ${podName}`,
    text: `You are no longer in ${podName}; its meetings leave your calendar.`,
  }),
  invited: ({ podName }, _now, short) => ({
    subject: `${podName}: ${short}`,
    text: `You're invited to ${podName}, which brings its leaders and the people who run it together.`,
  }),
  excused: ({ podName }) => ({
    subject: `${podName} leaves your calendar`,
    text: `You no longer attend ${podName}; its meetings leave your calendar.`,
  }),
  removed: ({ podName, removedBy }) => ({
    subject: `You are no longer in ${podName}`,
    text: `${removedBy ?? 'Somebody'} removed you from ${podName}. Its meetings leave your calendar; you can join another pod at any time.`,
  }),
  removedFromMembership: ({ podName, membershipName, removedBy }) => ({
    subject: `You are no longer in ${podName}`,
    text: `${removedBy ?? 'Somebody'} removed you from ${membershipName}, so the meetings of ${podName} leave your calendar.`,
  }),
  enabled: ({ podName, membershipName }, _now, short) => ({
    subject: `You are back in ${podName}: ${short}`,
    text: `You have access to ${membershipName} again, and the meetings of ${podName} are back in your calendar.`,
  }),
  disabled: ({ podName, membershipName }) => ({
    subject: `${podName} leaves your calendar`,
    text: `Your access to ${membershipName} has been disabled, so the meetings of ${podName} leave your calendar. Your place is kept.`,
  }),
  linked: ({ podName }, _now, short) => ({
    subject: `Meeting link for ${podName}: ${short}`,
    text: `Here’s the meeting link for ${podName}.`,
  }),
  skipped: (data, now) => ({
    subject: `${data.podName} does not meet ${skippedTime(data, now)}`,
    text: `One meeting of ${data.podName} is skipped. The others stay as they are.`,
  }),
};

/** What a meeting mail says first, which is the fact itself. `now` is in epoch seconds. */
export function meetingMailText(data: MeetingMailData, now: number): MeetingMailText {
  const short = shortTime(startOf(data.schedule, now), data.timezone, data.schedule);
  return texts[data.reason](data, now, short);
}
