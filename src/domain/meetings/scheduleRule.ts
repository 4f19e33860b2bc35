import { dayNumber, weekdayOfDay } from '../time/zonedTime';
import { type Schedule, weekdayNumberOf, type WeekInMonth } from './scheduleTypes';

/** Maps a series' occurrences to days and back: days since 1970-01-01, by the calendar of the meeting's zone. */
export type DateRule = {
  dayOf: (index: number) => number;
  /** The index of an occurrence on or before the day, at most a few steps from it. */
  indexNear: (day: number) => number;
};

const WEEK = 7;

const WEEK_INDEX: Record<Exclude<WeekInMonth, 'Last'>, number> = { First: 0, Second: 1, Third: 2, Fourth: 3 };

const firstDayOfMonth = (month: number) => dayNumber({ year: Math.floor(month / 12), month: (month % 12) + 1, day: 1 });

const lastDayOfMonth = (month: number) => firstDayOfMonth(month + 1) - 1;

const firstWeekdayFrom = (day: number, weekday: number) => day + ((weekday - weekdayOfDay(day) + WEEK) % WEEK);

function monthOfDay(day: number): number {
  const date = new Date(day * 86_400_000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function nthWeekday(month: number, weekday: number, week: WeekInMonth): number {
  if (week === 'Last') return firstWeekdayFrom(lastDayOfMonth(month) - (WEEK - 1), weekday);
  return firstWeekdayFrom(firstDayOfMonth(month), weekday) + WEEK_INDEX[week] * WEEK;
}

function everyDays(anchor: number, step: number): DateRule {
  return {
    dayOf: (index) => anchor + index * step,
    indexNear: (day) => Math.max(0, Math.floor((day - anchor) / step)),
  };
}

function everyMonths(anchorMonth: number, step: number, dayIn: (month: number) => number): DateRule {
  return {
    dayOf: (index) => dayIn(anchorMonth + index * step),
    indexNear: (day) => Math.max(0, Math.floor((monthOfDay(day) - anchorMonth) / step) - 1),
  };
}

/**
 * If the weekday and the first date disagree, the first match on or after that date counts. A day of the month is
 * always counted from the first date, so the 31st returns to the 31st after February (rule meetings.recurrence).
 */
export function dateRule(schedule: Schedule, firstDay: number): DateRule {
  const { frequency, frequencyPeriod, weekday, weekInMonth } = schedule;
  const weekdayNumber = weekday ? weekdayNumberOf(weekday) : weekdayOfDay(firstDay);
  if (frequencyPeriod === 'Day') return everyDays(firstDay, frequency);
  if (frequencyPeriod === 'Week') return everyDays(firstWeekdayFrom(firstDay, weekdayNumber), frequency * WEEK);
  const firstMonth = monthOfDay(firstDay);
  if (weekInMonth) {
    const dayIn = (month: number) => nthWeekday(month, weekdayNumber, weekInMonth);
    return everyMonths(dayIn(firstMonth) >= firstDay ? firstMonth : firstMonth + 1, frequency, dayIn);
  }
  const dayOfMonth = firstDay - firstDayOfMonth(firstMonth);
  return everyMonths(firstMonth, frequency, (month) =>
    Math.min(firstDayOfMonth(month) + dayOfMonth, lastDayOfMonth(month)),
  );
}
