import { shortWeekdayDate, timeWithZone, weekdayName } from '../../../domain/meetings/display';
import {
  meetingDifferences,
  type MeetingDifferences,
  type MovedStart,
} from '../../../domain/meetings/meetingDifferences';
import {
  frequencyDescription,
  frequencyInSentence,
  nextMeeting,
  pauseAhead,
  seriesStarts,
  type PauseAhead,
  type Schedule,
} from '../../../domain/meetings/schedule';
import { countWithNoun } from '../../../domain/text/words';
import { wallClock } from '../../../domain/time/zonedTime';
import type { MeetingMailData, MeetingReason } from './mailData';

/** 'Tue 7:00 pm (GMT)', with the date unless the meeting is weekly. */
function shortTime(start: number, zone: string, schedule: Schedule, now: number): string {
  const everyWeek = schedule.recurring && schedule.frequencyPeriod === 'Week' && schedule.frequency === 1;
  const weekday = weekdayName(wallClock(start, zone).weekday).slice(0, 3);
  return `${everyWeek ? weekday : shortWeekdayDate(start, zone, now)} ${timeWithZone(start, zone)}`;
}

const startOf = (schedule: Schedule, now: number) =>
  nextMeeting(schedule, now) ?? seriesStarts(schedule, schedule.unixTime, 1)[0] ?? schedule.unixTime;

/** The differences, or a best guess for a mail queued without the previous schedule. */
export function differencesOf({ reason, before, schedule }: MeetingMailData, now: number): MeetingDifferences {
  if (before) return meetingDifferences(before, schedule, now);
  return { length: false, ...(reason === 'paused' && { pause: 'set' }) };
}

/** The changed date's planned and actual times, always with the day. */
function occurrenceTimes({ schedule, occurrence, timezone }: MeetingMailData, now: number) {
  const short = (start: number) => shortTime(start, timezone, { ...schedule, recurring: false }, now);
  const { start, at } = occurrence ?? { start: startOf(schedule, now), at: startOf(schedule, now) };
  return { planned: short(start), held: short(at) };
}

export interface MeetingMailText {
  subject: string;
  text: string;
}

/** 'from Mon 14 Dec until Mon 4 Jan': a pause is shown in days, in the meeting's zone. */
function pauseDates({ from, to }: PauseAhead, { schedule: { timezone } }: MeetingMailData, now: number): string {
  return `from ${shortWeekdayDate(from, timezone, now)} until ${shortWeekdayDate(to, timezone, now)}`;
}

function pauseSet(data: MeetingMailData, now: number): MeetingMailText {
  const { podName, schedule, timezone } = data;
  const pause = pauseAhead(schedule, now);
  if (!pause) return { subject: `${podName} was paused`, text: `${podName} was paused for a while.` };
  if (pause.isUnderWay) {
    const until = `until ${shortWeekdayDate(pause.to, schedule.timezone, now)}`;
    return { subject: `${podName} is paused ${until}`, text: `${podName} won’t meet ${until}.` };
  }
  const dates = pauseDates(pause, data, now);
  const { lastBefore, firstAfter } = pause;
  const date = (instant: number) => shortWeekdayDate(instant, timezone, now);
  const last = lastBefore === undefined ? '' : ` The last meeting before is on ${date(lastBefore)}.`;
  const first = firstAfter === undefined ? '' : ` It meets again on ${date(firstAfter)}.`;
  return { subject: `${podName}: no meetings ${dates}`, text: `${podName} won’t meet ${dates}.${last}${first}` };
}

function pauseLifted(data: MeetingMailData, now: number, short: string): MeetingMailText {
  const { podName, before } = data;
  const pause = before && pauseAhead(before, now);
  if (!pause || pause.isUnderWay)
    return { subject: `${podName} meets again: ${short}`, text: `${podName} is no longer paused.` };
  return {
    subject: `${podName} meets as usual: the pause is off`,
    text: `The pause of ${podName} ${pauseDates(pause, data, now)} is off, so its meetings go ahead.`,
  };
}

/** 'Moved' means the next meeting's time has changed; a change of recurrence alone is described in words. */
function timeMoved(data: MeetingMailData, moved: MovedStart, now: number, short: string): MeetingMailText {
  const { podName, schedule, before = schedule, timezone } = data;
  const words = (one: Schedule) => frequencyDescription(one, timezone, now);
  if (schedule.recurring && startOf(before, now) === startOf(schedule, now) && words(before) !== words(schedule)) {
    const meets = `${podName} now meets ${frequencyInSentence(schedule, timezone, now)}`;
    return { subject: meets, text: `${meets}.` };
  }
  const isSaidAlike = words(before) === words(schedule);
  const to =
    isSaidAlike && moved.after !== undefined
      ? shortTime(moved.after, timezone, { ...schedule, recurring: false }, now)
      : short;
  return { subject: `${podName} moved to ${to}`, text: `${podName} now meets at a different time.` };
}

function changed(data: MeetingMailData, now: number, short: string): MeetingMailText {
  const { podName, schedule, before, nameBefore } = data;
  const { pause, moved, length } = differencesOf(data, now);
  const texts: MeetingMailText[] = [];
  if (pause === 'set') texts.push(pauseSet(data, now));
  if (moved) texts.push(timeMoved(data, moved, now, short));
  if (pause === 'lifted') texts.push(pauseLifted(data, now, short));
  if (length) {
    const meets = `${podName} now meets for ${countWithNoun(schedule.duration, 'minute')}`;
    texts.push({ subject: meets, text: before ? `${meets} instead of ${before.duration}.` : `${meets}.` });
  }
  if (nameBefore !== undefined) {
    const renamed = `${nameBefore} is now called ${podName}`;
    texts.unshift({ subject: texts[0]?.subject ?? renamed, text: `${renamed}.` });
  }
  const [first] = texts;
  if (!first) return { subject: `${podName} meets ${short}`, text: `Here’s when ${podName} meets.` };
  return { subject: first.subject, text: texts.map(({ text }) => text).join(' ') };
}

const texts: Record<MeetingReason, (data: MeetingMailData, now: number, short: string) => MeetingMailText> = {
  scheduled: ({ podName }, _now, short) => ({
    subject: `${podName} meets ${short}`,
    text: `A meeting has been scheduled for ${podName}.`,
  }),
  changed,
  paused: changed,
  cancelled: ({ podName }) => ({
    subject: `${podName} no longer meets`,
    text: `The meetings of ${podName} have been cancelled and will disappear from your calendar.`,
  }),
  joined: ({ podName, placedBy }, _now, short) => ({
    subject: placedBy === undefined ? `You joined ${podName}: ${short}` : `You have a place in ${podName}: ${short}`,
    text: `${placedBy === undefined ? `Welcome to ${podName}` : `${placedBy} put you in ${podName}`}. There’s nothing to prepare: just use the link below when it’s time.`,
  }),
  promoted: ({ podName }, _now, short) => ({
    subject: `You have a place in ${podName}: ${short}`,
    text: `A place came up in ${podName} and it was your turn, so you’re now in the pod.`,
  }),
  switched: ({ podName, placedBy }, _now, short) => ({
    subject: `You moved to ${podName}: ${short}`,
    text: `${placedBy === undefined ? 'You’re now in' : `${placedBy} moved you to`} ${podName}. Your Next Tiny Steps have moved with you.`,
  }),
  left: ({ podName, placedBy }) => ({
    subject: placedBy === undefined ? `You left ${podName}` : `You’re no longer in ${podName}`,
    text: `${placedBy === undefined ? `You’re no longer in ${podName}` : `${placedBy} moved you from ${podName} to another pod`}, so its meetings will disappear from your calendar.`,
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

/** The opening of a meeting mail, which states what has changed. `now` is in epoch seconds. */
export function meetingMailText(data: MeetingMailData, now: number): MeetingMailText {
  const short = shortTime(startOf(data.schedule, now), data.timezone, data.schedule, now);
  return texts[data.reason](data, now, short);
}
