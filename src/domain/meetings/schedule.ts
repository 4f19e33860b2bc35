import { SECONDS_PER_MINUTE, weekdayOfDay } from '../time/zonedTime';
import { describeFrequency } from './frequency';
import { isPaused } from './pause';
import { dateRule } from './scheduleRule';
import { JOIN_AHEAD_SECONDS, type Schedule } from './scheduleTypes';
import { instantOf, localTime } from './scheduleZone';

export { isPaused } from './pause';
export * from './scheduleTypes';

/**
 * The starts from `fromSeconds` on, in rising order, without regard to pauses. It begins near `fromSeconds`, so a
 * meeting held for decades costs no more than a new one.
 */
function* startsFrom(schedule: Schedule, fromSeconds: number): Generator<number> {
  const { unixTime, timezone } = schedule;
  if (!schedule.recurring) {
    if (unixTime >= fromSeconds) yield unixTime;
    return;
  }
  if (!Number.isInteger(schedule.frequency) || schedule.frequency < 1) return;
  const first = localTime(unixTime, timezone);
  const rule = dateRule(schedule, first.day);
  const from = Math.max(fromSeconds, unixTime);
  let last = -Infinity;
  // A day early: a time moved forward over midnight belongs to the date before.
  for (let index = rule.indexNear(localTime(from, timezone).day - 1); ; index++) {
    const day = rule.dayOf(index);
    // The first start is the instant that was asked for, even if its wall-clock time comes twice.
    const start = day === first.day ? unixTime : instantOf(day, first, timezone);
    // Beyond the calendar's end there is no instant, and would be no end of looking for one.
    if (!Number.isFinite(start)) return;
    if (start >= from && start > last) yield start;
    last = start;
  }
}

/**
 * The first `count` starts at or after an instant, pauses not regarded; in and out epoch seconds. A single meeting has
 * one, and a recurring one whose frequency is no whole number from 1 none.
 *
 * @throws RangeError for an unknown zone.
 */
export function occurrences(schedule: Schedule, fromSeconds: number, count: number): number[] {
  const found: number[] = [];
  if (count < 1) return found;
  for (const start of startsFrom(schedule, fromSeconds)) {
    found.push(start);
    if (found.length >= count) break;
  }
  return found;
}

/**
 * The next start after now that no pause takes away, in epoch seconds; undefined when there is none, as for a past
 * single meeting (rule meetings.next).
 */
export function nextMeeting(schedule: Schedule, nowSeconds: number): number | undefined {
  const [next] = occurrences(schedule, nowSeconds + 1, 1);
  if (next === undefined || !isPaused(schedule, next)) return next;
  return occurrences(schedule, schedule.pausedToEpoch ?? next, 1)[0];
}

/**
 * The start, in epoch seconds, of the meeting that can be joined now: from 15 minutes before it to its end, the end not
 * included (rule meetings.joinWindow). Of two at once it is the later.
 */
export function currentMeeting(schedule: Schedule, nowSeconds: number): number | undefined {
  const oldest = nowSeconds - schedule.duration * SECONDS_PER_MINUTE + 1;
  let current: number | undefined;
  for (const start of startsFrom(schedule, oldest)) {
    if (start > nowSeconds + JOIN_AHEAD_SECONDS) break;
    if (!isPaused(schedule, start)) current = start;
  }
  return current;
}

/** 1 Monday to 7 Sunday: the day of the first occurrence in the meeting's own zone. */
export function weekdayNumber(schedule: Schedule): number {
  const [first = schedule.unixTime] = occurrences(schedule, schedule.unixTime, 1);
  return weekdayOfDay(localTime(first, schedule.timezone).day);
}

/**
 * The recurrence in words, 'Every week on Tuesday at 7:00 pm (GMT)', for a reader's zone (the meeting's own by
 * default). Zone names and, for a reader elsewhere, the hour are those of the first occurrence at or after `atSeconds`.
 */
export function frequencyDescription(
  schedule: Schedule,
  zone: string = schedule.timezone,
  atSeconds: number = schedule.unixTime,
): string {
  const [start = schedule.unixTime] = occurrences(schedule, atSeconds, 1);
  return describeFrequency(schedule, start, zone);
}
