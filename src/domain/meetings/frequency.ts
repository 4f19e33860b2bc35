import { ordinal, upperFirst } from '../text/words';
import { dayNumber, wallClock } from '../time/zonedTime';
import { meetingDate, timeWithZone, weekdayName } from './display';
import { type Schedule, weekdayNumberOf } from './scheduleTypes';

/** A later day becomes the last day of a shorter month. */
const ALWAYS_IN_MONTH = 28;

/** 'Mondays', and 'on Mondays' within a sentence. */
interface RecurringDays {
  title: string;
  phrase: string;
}

const same = (phrase: string): RecurringDays => ({ title: upperFirst(phrase), phrase });

const dayOfMonth = (day: string): RecurringDays => ({ title: upperFirst(day), phrase: `on the ${day}` });

function monthlyDay(schedule: Schedule): string {
  const first = wallClock(schedule.unixTime, schedule.timezone);
  if (schedule.weekInMonth) {
    const number = schedule.weekday ? weekdayNumberOf(schedule.weekday) : first.weekday;
    return `${schedule.weekInMonth.toLowerCase()} ${weekdayName(number)}`;
  }
  return first.day > ALWAYS_IN_MONTH ? `${ordinal(first.day)} (or last day)` : ordinal(first.day);
}

function recurringDays(schedule: Schedule, weekday: number): RecurringDays {
  const { frequency, frequencyPeriod } = schedule;
  if (frequencyPeriod === 'Day') return same(frequency === 1 ? 'every day' : `every ${frequency} days`);
  if (frequencyPeriod === 'Month') {
    const day = monthlyDay(schedule);
    return dayOfMonth(frequency === 1 ? `${day} of the month` : `${day} every ${frequency} months`);
  }
  const name = weekdayName(weekday);
  if (frequency === 1) return { title: `${name}s`, phrase: `on ${name}s` };
  return same(frequency === 2 ? `every second ${name}` : `every ${frequency} weeks on ${name}`);
}

/**
 * Needs no zone data: `startSeconds` is an occurrence, which determines the zone's name and the reader's hour (rule
 * meetings.description). A monthly day refers to the meeting's own calendar, and names its zone if the reader's date
 * differs.
 */
function recurrenceOf(schedule: Schedule, startSeconds: number, zone: string): RecurringDays & { time: string } {
  const there = wallClock(startSeconds, schedule.timezone);
  const here = wallClock(startSeconds, zone);
  const isMonthlyElsewhere = schedule.frequencyPeriod === 'Month' && dayNumber(here) !== dayNumber(there);
  const time = timeWithZone(startSeconds, isMonthlyElsewhere ? schedule.timezone : zone);
  return { ...recurringDays(schedule, here.weekday), time };
}

/** 'Mondays, 7:00 pm (GMT)', 'Tuesday 3 March 2026 at 7:00 pm (GMT)'. */
export function describeFrequency(schedule: Schedule, startSeconds: number, zone: string = schedule.timezone): string {
  if (!schedule.recurring) return `${meetingDate(startSeconds, zone)} at ${timeWithZone(startSeconds, zone)}`;
  const { title, time } = recurrenceOf(schedule, startSeconds, zone);
  return `${title}, ${time}`;
}

/** 'on Mondays at 7:00 pm (GMT)', 'every second Monday at…', 'on Tuesday 3 March…'. */
export function frequencyPhrase(schedule: Schedule, startSeconds: number, zone: string = schedule.timezone): string {
  if (!schedule.recurring) return `on ${describeFrequency(schedule, startSeconds, zone)}`;
  const { phrase, time } = recurrenceOf(schedule, startSeconds, zone);
  return `${phrase} at ${time}`;
}
