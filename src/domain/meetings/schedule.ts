import { SECONDS_PER_DAY, SECONDS_PER_MINUTE, weekdayOfDay } from '../time/zonedTime';
import { describeFrequency, frequencyPhrase } from './frequency';
import { isPaused } from './pause';
import { dateRule } from './scheduleRule';
import { overAt, type Schedule } from './scheduleTypes';
import { instantOfLocalTime, localTime } from './scheduleZone';

export { isPaused } from './pause';
export * from './scheduleTypes';

/**
 * Ascending, ignoring pauses. The search begins near `fromSeconds`, so a meeting that began decades ago costs no more
 * than a new one.
 */
function* indexedStartsFrom(
  schedule: Schedule,
  fromSeconds: number,
): Generator<{ start: number; index: number }, undefined> {
  const { unixTime, timezone } = schedule;
  if (!schedule.recurring) {
    if (unixTime >= fromSeconds) yield { start: unixTime, index: 0 };
    return;
  }
  if (!Number.isInteger(schedule.frequency) || schedule.frequency < 1) return;
  const first = localTime(unixTime, timezone);
  const rule = dateRule(schedule, first.day);
  const from = Math.max(fromSeconds, unixTime);
  let last = -Infinity;
  // Begins a day early, since a time moved forward over midnight belongs to the previous date.
  for (let index = rule.indexNear(localTime(from, timezone).day - 1); ; index++) {
    const day = rule.dayOf(index);
    // The first start is exactly the requested instant, even if its wall-clock time occurs twice.
    const start = day === first.day ? unixTime : instantOfLocalTime(day, first, timezone);
    // The calendar ends here; searching further would never finish.
    if (!Number.isFinite(start)) return;
    if (start >= from && start > last) yield { start, index };
    last = start;
  }
}

function* startsFrom(schedule: Schedule, fromSeconds: number): Generator<number> {
  for (const { start } of indexedStartsFrom(schedule, fromSeconds)) yield start;
}

/** Ignores pauses, skips and moves; epoch seconds. None if the frequency isn't a whole number from 1. */
export function seriesStarts(schedule: Schedule, fromSeconds: number, count: number): number[] {
  const found: number[] = [];
  if (count < 1) return found;
  for (const start of startsFrom(schedule, fromSeconds)) {
    found.push(start);
    if (found.length >= count) break;
  }
  return found;
}

export const isSeriesStart = (schedule: Schedule, instant: number): boolean =>
  seriesStarts(schedule, instant, 1)[0] === instant;

export interface Occurrence {
  /** The start in the series identifies the meeting. */
  start: number;
  at: number;
  skipped: boolean;
}

const changesOf = ({ recurring, changes = [] }: Schedule) => (recurring ? changes : []);

const changeOf = (schedule: Schedule, start: number) => changesOf(schedule).find((change) => change.start === start);

const isChanged = (schedule: Schedule, start: number): boolean => changeOf(schedule, start) !== undefined;

export function occurrenceOf(schedule: Schedule, start: number): Occurrence {
  const change = changeOf(schedule, start);
  return { start, at: change?.movedTo ?? start, skipped: change !== undefined && change.movedTo === undefined };
}

export function movedOccurrences(schedule: Schedule): Occurrence[] {
  return changesOf(schedule).flatMap(({ start, movedTo }) => {
    if (movedTo === undefined || isPaused(schedule, start) || isPaused(schedule, movedTo)) return [];
    return isSeriesStart(schedule, start) ? [{ start, at: movedTo, skipped: false }] : [];
  });
}

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

/** Up to the series' last change, only stored meetings count, whatever the series says (rule meetings.held). */
export const isStored = ({ held = [], seriesSince = -Infinity }: Schedule, { start, at }: Occurrence): boolean =>
  at <= seriesSince || held.some((one) => one.start === start);

function nextUnchanged(schedule: Schedule, nowSeconds: number): number | undefined {
  for (const start of unpausedStarts(schedule, nowSeconds + 1)) if (!isChanged(schedule, start)) return start;
  return undefined;
}

export const byTime = (one: Occurrence, other: Occurrence): number => one.at - other.at || one.start - other.start;

/** Neither paused nor skipped; undefined if there is none (rule meetings.next). */
export function nextOccurrence(schedule: Schedule, nowSeconds: number): Occurrence | undefined {
  const unchanged = nextUnchanged(schedule, nowSeconds);
  const candidates = movedOccurrences(schedule).filter(({ at }) => at > nowSeconds);
  if (unchanged !== undefined) candidates.push({ start: unchanged, at: unchanged, skipped: false });
  return candidates.sort(byTime)[0];
}

export const nextMeeting = (schedule: Schedule, nowSeconds: number): number | undefined =>
  nextOccurrence(schedule, nowSeconds)?.at;

/** Both ends inclusive; excludes skipped and paused meetings. */
export function dueOccurrences(schedule: Schedule, fromSeconds: number, toSeconds: number): Occurrence[] {
  const due = movedOccurrences(schedule).filter(({ at }) => at >= fromSeconds && at <= toSeconds);
  for (const start of unpausedStarts(schedule, fromSeconds)) {
    if (start > toSeconds) break;
    if (!isChanged(schedule, start)) due.push({ start, at: start, skipped: false });
  }
  return due.sort(byTime);
}

/** Both ends inclusive; constant time. */
function countStarts(schedule: Schedule, fromSeconds: number, toSeconds: number): number {
  if (toSeconds < fromSeconds) return 0;
  if (!schedule.recurring) return seriesStarts(schedule, fromSeconds, 1).filter((start) => start <= toSeconds).length;
  const indexFrom = (instant: number) => indexedStartsFrom(schedule, instant).next().value?.index;
  return (indexFrom(toSeconds + 1) ?? 0) - (indexFrom(fromSeconds) ?? 0);
}

export function countDue(schedule: Schedule, fromSeconds: number, toSeconds: number): number {
  const { pausedFromEpoch: pausedFrom = Infinity, pausedToEpoch: pausedTo = Infinity } = schedule;
  const isHere = (instant: number) => instant >= fromSeconds && instant <= toSeconds;
  const paused = countStarts(schedule, Math.max(fromSeconds, pausedFrom), Math.min(toSeconds, pausedTo - 1));
  const changed = changesOf(schedule).filter(
    ({ start }) => isHere(start) && !isPaused(schedule, start) && isSeriesStart(schedule, start),
  );
  const moved = movedOccurrences(schedule).filter(({ at }) => isHere(at));
  return countStarts(schedule, fromSeconds, toSeconds) - paused - changed.length + moved.length;
}

export interface PauseAhead {
  from: number;
  to: number;
  isUnderWay: boolean;
  /** Absent if the pause has begun or no meeting is left before it. */
  lastBefore?: number;
  firstAfter?: number;
}

/** Nobody needs to pause a series with longer gaps. */
const MAX_GAP_SECONDS = 400 * SECONDS_PER_DAY;

export function pauseAhead(schedule: Schedule, nowSeconds: number): PauseAhead | undefined {
  const { pausedFromEpoch: from, pausedToEpoch: to } = schedule;
  if (from === undefined || to === undefined || to <= nowSeconds) return undefined;
  const since = Math.max(nowSeconds + 1, from - MAX_GAP_SECONDS);
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

/** Includes skipped meetings, excludes paused ones (rule meetings.occurrences). */
export function comingOccurrences(schedule: Schedule, nowSeconds: number, count: number): Occurrence[] {
  const { held = [] } = schedule;
  const lasts = schedule.duration * SECONDS_PER_MINUTE;
  const coming = movedOccurrences(schedule).filter((one) => one.at + lasts > nowSeconds && !isStored(schedule, one));
  const underWay = held.filter((one) => overAt(one) > nowSeconds);
  coming.push(...underWay.map(({ start, at }) => ({ start, at, skipped: false })));
  let left = count;
  for (const start of unpausedStarts(schedule, nowSeconds - lasts + 1)) {
    if (left === 0) break;
    const occurrence = occurrenceOf(schedule, start);
    // A moved meeting has already been added if it is upcoming.
    if (occurrence.at !== start || isStored(schedule, occurrence)) continue;
    coming.push(occurrence);
    left -= 1;
  }
  return coming.sort(byTime).slice(0, count);
}

/** 1 Monday to 7 Sunday, in the meeting's own zone. */
export function weekdayNumber(schedule: Schedule): number {
  const [first = schedule.unixTime] = seriesStarts(schedule, schedule.unixTime, 1);
  return weekdayOfDay(localTime(first, schedule.timezone).day);
}

/**
 * 'Tuesdays, 7:00 pm (GMT)'. Zone names, and the hour for a reader elsewhere, are those of the first occurrence at or
 * after `atSeconds`.
 */
export function frequencyDescription(
  schedule: Schedule,
  locale: string,
  zone: string = schedule.timezone,
  atSeconds: number = schedule.unixTime,
): string {
  const [startSeconds = schedule.unixTime] = seriesStarts(schedule, atSeconds, 1);
  return describeFrequency(schedule, { startSeconds, zone, locale });
}

export function frequencyInSentence(
  schedule: Schedule,
  locale: string,
  zone: string = schedule.timezone,
  atSeconds: number = schedule.unixTime,
): string {
  const [startSeconds = schedule.unixTime] = seriesStarts(schedule, atSeconds, 1);
  return frequencyPhrase(schedule, { startSeconds, zone, locale });
}
