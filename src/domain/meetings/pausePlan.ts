import { dayStart } from '../time/dayStart';
import { wallClock } from '../time/zonedTime';
import { seriesStarts } from './schedule';
import type { Pause, Schedule } from './scheduleTypes';

const MAX_RESUMPTIONS = 52;

/** The meetings after the first one that the pause skips. A pause without a start begins now. */
export function resumptions(schedule: Schedule, from: number | undefined, nowSeconds: number): number[] {
  const first = Math.max(from ?? 0, nowSeconds + 1);
  return seriesStarts(schedule, first, MAX_RESUMPTIONS + 1).slice(1);
}

export function resumptionOn(schedule: Schedule, day: string): number | undefined {
  const begins = dayStart(day, schedule.timezone);
  return begins === undefined ? undefined : seriesStarts(schedule, begins, 1)[0];
}

/**
 * This Christmas, or the next from 2 January on: from 24 December until the first meeting on or after 2 January, or
 * that day (rule meetings.pause).
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
