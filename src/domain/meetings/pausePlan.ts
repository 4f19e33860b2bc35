import { dayStart } from '../time/dayStart';
import { wallClock } from '../time/zonedTime';
import { seriesStarts } from './schedule';
import type { Pause, Schedule } from './scheduleTypes';

/** How many meetings a form offers as the first one after a pause: a year of a weekly series. */
const MAX_RESUMPTIONS = 52;

/**
 * The meetings that can be the first after a pause, by time: all those after the first meeting that it skips. Epoch
 * seconds; a pause whose beginning isn't chosen yet begins now.
 */
export function resumptions(schedule: Schedule, from: number | undefined, nowSeconds: number): number[] {
  const first = Math.max(from ?? 0, nowSeconds + 1);
  return seriesStarts(schedule, first, MAX_RESUMPTIONS + 1).slice(1);
}

/** The first meeting on or after a day (YYYY-MM-DD) in the meeting's zone; epoch seconds. None for an invalid day. */
export function resumptionOn(schedule: Schedule, day: string): number | undefined {
  const begins = dayStart(day, schedule.timezone);
  return begins === undefined ? undefined : seriesStarts(schedule, begins, 1)[0];
}

/**
 * A pause over this Christmas, or the next from 2 January on: from 24 December until the first meeting on or after 2
 * January, or until that day if there is none (rule meetings.pause).
 */
export function christmasPause(schedule: Schedule, nowSeconds: number): Required<Pause> {
  const { timezone } = schedule;
  const { year, month, day } = wallClock(nowSeconds, timezone);
  const christmasYear = month === 1 && day === 1 ? year - 1 : year;
  const begins = (date: string) => dayStart(date, timezone) ?? nowSeconds;
  const from = begins(`${christmasYear}-12-24`);
  const afterwards = begins(`${christmasYear + 1}-01-02`);
  return { pausedFromEpoch: from, pausedToEpoch: seriesStarts(schedule, afterwards, 1)[0] ?? afterwards };
}
