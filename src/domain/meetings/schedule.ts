import { SECONDS_PER_DAY, SECONDS_PER_MINUTE, weekdayOfDay } from '../time/zonedTime';
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
 * The first `count` starts of a series at or after an instant, without regard to pauses and to what is skipped or moved;
 * in and out epoch seconds. A single meeting has one, and a recurring one whose frequency is no whole number from 1 none.
 *
 * @throws RangeError for an unknown zone.
 */
export function seriesStarts(schedule: Schedule, fromSeconds: number, count: number): number[] {
  const found: number[] = [];
  if (count < 1) return found;
  for (const start of startsFrom(schedule, fromSeconds)) {
    found.push(start);
    if (found.length >= count) break;
  }
  return found;
}

/** Whether an instant, in epoch seconds, is a start of the series. */
export const isSeriesStart = (schedule: Schedule, instant: number): boolean =>
  seriesStarts(schedule, instant, 1)[0] === instant;

/** One meeting of a series. Epoch seconds. */
export interface Occurrence {
  /** The start it has in the series, which names it. */
  start: number;
  /** When it takes place, or would if it were not skipped. */
  at: number;
  skipped: boolean;
}

/** A single meeting is changed by its form. */
const changesOf = ({ recurring, changes = [] }: Schedule) => (recurring ? changes : []);

const changeOf = (schedule: Schedule, start: number) => changesOf(schedule).find((change) => change.start === start);

const isChanged = (schedule: Schedule, start: number): boolean => changeOf(schedule, start) !== undefined;

/** What has become of a start of the series that no pause takes away; epoch seconds. */
export function occurrenceOf(schedule: Schedule, start: number): Occurrence {
  const change = changeOf(schedule, start);
  return { start, at: change?.movedTo ?? start, skipped: change !== undefined && change.movedTo === undefined };
}

/** The meetings that take place at another time than the series has them (rule meetings.occurrences). */
export function movedOccurrences(schedule: Schedule): Occurrence[] {
  return changesOf(schedule).flatMap(({ start, movedTo }) => {
    if (movedTo === undefined || isPaused(schedule, start) || isPaused(schedule, movedTo)) return [];
    return isSeriesStart(schedule, start) ? [{ start, at: movedTo, skipped: false }] : [];
  });
}

/** The starts from `fromSeconds` on that no pause takes away; however long the pause, it is stepped over at once. */
function* unpausedStarts(schedule: Schedule, fromSeconds: number): Generator<number> {
  let from: number | undefined = fromSeconds;
  while (from !== undefined) {
    const starts = startsFrom(schedule, from);
    from = undefined;
    for (const start of starts) {
      if (isPaused(schedule, start)) {
        from = schedule.pausedToEpoch;
        break;
      }
      yield start;
    }
  }
}

/** The first start after now that is neither in a pause nor skipped nor moved; epoch seconds. */
function nextUnchanged(schedule: Schedule, nowSeconds: number): number | undefined {
  for (const start of unpausedStarts(schedule, nowSeconds + 1)) if (!isChanged(schedule, start)) return start;
  return undefined;
}

const byTime = (one: Occurrence, other: Occurrence): number => one.at - other.at || one.start - other.start;

/**
 * The next meeting after now that takes place: in no pause and not skipped; undefined when there is none, as for a past
 * single meeting (rule meetings.next).
 */
export function nextOccurrence(schedule: Schedule, nowSeconds: number): Occurrence | undefined {
  const unchanged = nextUnchanged(schedule, nowSeconds);
  const candidates = movedOccurrences(schedule).filter(({ at }) => at > nowSeconds);
  if (unchanged !== undefined) candidates.push({ start: unchanged, at: unchanged, skipped: false });
  return candidates.sort(byTime)[0];
}

/** When the next meeting takes place, in epoch seconds; undefined when there is none (rule meetings.next). */
export const nextMeeting = (schedule: Schedule, nowSeconds: number): number | undefined =>
  nextOccurrence(schedule, nowSeconds)?.at;

/**
 * The meeting that can be joined now: from 15 minutes before it to its end, the end not included (rule
 * meetings.joinWindow). Of two at once it is the later.
 */
export function currentOccurrence(schedule: Schedule, nowSeconds: number): Occurrence | undefined {
  const oldest = nowSeconds - schedule.duration * SECONDS_PER_MINUTE + 1;
  const latest = nowSeconds + JOIN_AHEAD_SECONDS;
  const current = movedOccurrences(schedule).filter(({ at }) => oldest <= at && at <= latest);
  for (const start of startsFrom(schedule, oldest)) {
    if (start > latest) break;
    if (!isChanged(schedule, start) && !isPaused(schedule, start)) current.push({ start, at: start, skipped: false });
  }
  return current.sort(byTime).at(-1);
}

/** When it takes place, in epoch seconds. */
export const currentMeeting = (schedule: Schedule, nowSeconds: number): number | undefined =>
  currentOccurrence(schedule, nowSeconds)?.at;

/**
 * The meetings that were to take place from one instant to another, both included, by time: none that is skipped or in
 * the pause. Epoch seconds.
 */
export function dueOccurrences(schedule: Schedule, fromSeconds: number, toSeconds: number): Occurrence[] {
  const due = movedOccurrences(schedule).filter(({ at }) => at >= fromSeconds && at <= toSeconds);
  for (const start of unpausedStarts(schedule, fromSeconds)) {
    if (start > toSeconds) break;
    if (!isChanged(schedule, start)) due.push({ start, at: start, skipped: false });
  }
  return due.sort(byTime);
}

/** A pause whose end is ahead, with the meetings around it. Epoch seconds. */
export interface PauseAhead {
  from: number;
  to: number;
  /** It has begun. */
  isUnderWay: boolean;
  /** The last meeting before it; absent when it is under way, or no meeting is left before it. */
  lastBefore?: number;
  /** The first meeting after it; absent when there is none. */
  firstAfter?: number;
}

/** No series that somebody plans a pause for has longer gaps. */
const LONGEST_GAP_SECONDS = 400 * SECONDS_PER_DAY;

/** The pause that is under way or comes; undefined without one, and once it is over (rule meetings.pause). */
export function pauseAhead(schedule: Schedule, nowSeconds: number): PauseAhead | undefined {
  const { pausedFromEpoch: from, pausedToEpoch: to } = schedule;
  if (from === undefined || to === undefined || to <= nowSeconds) return undefined;
  const since = Math.max(nowSeconds + 1, from - LONGEST_GAP_SECONDS);
  const lastBefore = dueOccurrences(schedule, since, from - 1).at(-1)?.at;
  const firstAfter = nextMeeting(schedule, to - 1);
  return {
    from,
    to,
    isUnderWay: from <= nowSeconds,
    ...(lastBefore !== undefined && { lastBefore }),
    ...(firstAfter !== undefined && { firstAfter }),
  };
}

/** How long it is said that a meeting is over, to who comes too late for it. */
const SAID_OVER_SECONDS = 12 * 60 * SECONDS_PER_MINUTE;

/** When the last meeting ended, within the last twelve hours; undefined when none did. Epoch seconds. */
export function lastEnd(schedule: Schedule, nowSeconds: number): number | undefined {
  const lasts = schedule.duration * SECONDS_PER_MINUTE;
  const last = dueOccurrences(schedule, nowSeconds - SAID_OVER_SECONDS - lasts, nowSeconds - lasts).at(-1);
  return last && last.at + lasts;
}

/**
 * The first `count` meetings of a series that are not over, by time, with those that are skipped, without those in a
 * pause (rule meetings.occurrences).
 */
export function comingOccurrences(schedule: Schedule, nowSeconds: number, count: number): Occurrence[] {
  const lasts = schedule.duration * SECONDS_PER_MINUTE;
  const coming = movedOccurrences(schedule).filter(({ at }) => at + lasts > nowSeconds);
  let left = count;
  for (const start of unpausedStarts(schedule, nowSeconds - lasts + 1)) {
    if (left === 0) break;
    const occurrence = occurrenceOf(schedule, start);
    // One that is moved is there already, if it still comes.
    if (occurrence.at !== start) continue;
    coming.push(occurrence);
    left -= 1;
  }
  return coming.sort(byTime).slice(0, count);
}

/** 1 Monday to 7 Sunday: the day of the first occurrence in the meeting's own zone. */
export function weekdayNumber(schedule: Schedule): number {
  const [first = schedule.unixTime] = seriesStarts(schedule, schedule.unixTime, 1);
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
  const [start = schedule.unixTime] = seriesStarts(schedule, atSeconds, 1);
  return describeFrequency(schedule, start, zone);
}
