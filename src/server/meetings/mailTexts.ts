import { shortDate, timeWithZone, weekdayName } from '../../domain/meetings/display';
import { frequencyDescription, nextMeeting, seriesStarts, type Schedule } from '../../domain/meetings/schedule';
import { wallClock } from '../../domain/time/zonedTime';
import type { MeetingMailData, MeetingReason } from './mailData';

/** 'Tue 7:00 pm (GMT)', with the date for what does not come every week. */
function shortTime(start: number, zone: string, schedule: Schedule, now: number): string {
  const everyWeek = schedule.recurring && schedule.frequencyPeriod === 'Week' && schedule.frequency === 1;
  const weekday = weekdayName(wallClock(start, zone).weekday).slice(0, 3);
  return `${everyWeek ? weekday : shortDate(start, zone, now)} ${timeWithZone(start, zone)}`;
}

/** The start the mail is about: the next one, or the first where none is ahead. */
const startOf = (schedule: Schedule, now: number) =>
  nextMeeting(schedule, now) ?? seriesStarts(schedule, schedule.unixTime, 1)[0] ?? schedule.unixTime;

/** Whether the meeting is at another time than it was. */
export function hasMoved({ schedule, before }: MeetingMailData, now: number): boolean {
  if (!before) return false;
  const words = (one: Schedule) => frequencyDescription(one, one.timezone, now);
  return startOf(before, now) !== startOf(schedule, now) || words(before) !== words(schedule);
}

/** The times of the one date that is another now, always with the day: in the series, and when it takes place. */
function occurrenceTimes({ schedule, occurrence, timezone }: MeetingMailData, now: number) {
  const short = (start: number) => shortTime(start, timezone, { ...schedule, recurring: false }, now);
  const { start, at } = occurrence ?? { start: startOf(schedule, now), at: startOf(schedule, now) };
  return { planned: short(start), held: short(at) };
}

export interface MeetingMailText {
  subject: string;
  /** The first sentence. */
  text: string;
}

const texts: Record<MeetingReason, (data: MeetingMailData, now: number, short: string) => MeetingMailText> = {
  scheduled: ({ podName }, _now, short) => ({
    subject: `${podName} meets ${short}`,
    text: `A meeting has been scheduled for ${podName}.`,
  }),
  changed: (data, now, short) =>
    hasMoved(data, now)
      ? { subject: `${data.podName} moved to ${short}`, text: `${data.podName} now meets at a different time.` }
      : { subject: `${data.podName} meets ${short}`, text: `The meeting details of ${data.podName} have changed.` },
  paused: ({ podName, schedule, timezone }, now) => ({
    subject: `${podName} is paused until ${shortDate(schedule.pausedToEpoch ?? schedule.unixTime, timezone, now)}`,
    text: `${podName} won’t meet for a while.`,
  }),
  cancelled: ({ podName }) => ({
    subject: `${podName} no longer meets`,
    text: `The meetings of ${podName} have been cancelled and will disappear from your calendar.`,
  }),
  joined: ({ podName }, _now, short) => ({
    subject: `You joined ${podName}: ${short}`,
    text: `Welcome to ${podName}. There’s nothing to prepare: just use the link below when it’s time.`,
  }),
  promoted: ({ podName }, _now, short) => ({
    subject: `You have a place in ${podName}: ${short}`,
    text: `A place came up in ${podName} and it was your turn, so you’re now in the pod.`,
  }),
  switched: ({ podName }, _now, short) => ({
    subject: `You moved to ${podName}: ${short}`,
    text: `You’re now in ${podName}. Your Next Tiny Steps have moved with you.`,
  }),
  left: ({ podName }) => ({
    subject: `You left ${podName}`,
    text: `You’re no longer in ${podName}, so its meetings will disappear from your calendar.`,
  }),
  invited: ({ podName }, _now, short) => ({
    subject: `${podName}: ${short}`,
    text: `You’re invited to ${podName}, where the leaders get together with the people who look after the membership.`,
  }),
  excused: ({ podName }) => ({
    subject: `You no longer attend ${podName}`,
    text: `You no longer attend ${podName}, so it will disappear from your calendar.`,
  }),
  removed: ({ podName, removedBy }) => ({
    subject: `You’re no longer in ${podName}`,
    text: `${removedBy ?? 'Someone'} removed you from ${podName}. Its meetings will disappear from your calendar, and you can join another pod at any time.`,
  }),
  removedFromMembership: ({ podName, membershipName, removedBy }) => ({
    subject: `You’re no longer in ${podName}`,
    text: `${removedBy ?? 'Someone'} removed you from ${membershipName}, so the meetings of ${podName} will disappear from your calendar.`,
  }),
  enabled: ({ podName, membershipName }, _now, short) => ({
    subject: `You’re back in ${podName}: ${short}`,
    text: `You have access to ${membershipName} again, and the meetings of ${podName} are back in your calendar.`,
  }),
  disabled: ({ podName, membershipName }) => ({
    subject: `You no longer have access to ${podName}`,
    text: `Your access to ${membershipName} has been disabled, so the meetings of ${podName} will disappear from your calendar. Your place is kept.`,
  }),
  formed: ({ podName, membershipName, formedFrom = '', leaderName = '' }, _now, short) => ({
    subject: `You have a place in ${podName}: ${short}`,
    text: `${podName} is a new pod, formed from the waitlist of ${formedFrom}, and you have a place in it. ${leaderName} leads it. You’re no longer on any waitlist in ${membershipName}.`,
  }),
  formedToLead: ({ podName, formedFrom = '', seated = 0 }, _now, short) => ({
    subject: `${podName} is yours to lead: ${short}`,
    text: `${podName} is a new pod, formed from the waitlist of ${formedFrom}, and you lead it. ${seated === 1 ? 'One person has' : `${seated} people have`} a place in it. We’ve told them when it meets, and that you lead it.`,
  }),
  skipped: (data, now) => ({
    subject: `${data.podName} doesn’t meet ${occurrenceTimes(data, now).planned}`,
    text: `One meeting of ${data.podName} has been skipped. The others go ahead as planned.`,
  }),
  movedOnce: (data, now) => {
    const { planned, held } = occurrenceTimes(data, now);
    return {
      subject: `${data.podName} meets ${held} instead`,
      text: `One meeting of ${data.podName} has been moved from ${planned} to ${held}. The others go ahead as planned.`,
    };
  },
  restored: (data, now) => {
    const { planned } = occurrenceTimes(data, now);
    return {
      subject: `${data.podName} meets ${planned} after all`,
      text: `The meeting of ${data.podName} on ${planned} goes ahead as first planned.`,
    };
  },
  renewed: ({ podName }) => ({
    subject: `${podName}: dates for the next year`,
    text: `This adds the dates of the next year to your calendar. ${podName} meets as before, so there’s nothing to do.`,
  }),
};

/** What a meeting mail says first, which is the fact itself. `now` is in epoch seconds. */
export function meetingMailText(data: MeetingMailData, now: number): MeetingMailText {
  const short = shortTime(startOf(data.schedule, now), data.timezone, data.schedule, now);
  return texts[data.reason](data, now, short);
}
