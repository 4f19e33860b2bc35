import { describeFrequency } from '../../domain/meetings/frequency';
import {
  currentMeeting,
  isPaused,
  JOIN_AHEAD_SECONDS,
  nextMeeting,
  occurrences,
  weekdayNumber,
  type Schedule,
} from '../../domain/meetings/schedule';
import { scheduleOfRow, secondsOf, type ScheduleColumns } from './schedule';

/** What is worked out from a schedule at an instant; times in epoch seconds. */
export interface MeetingTimes {
  next: number | undefined;
  current: number | undefined;
  paused: boolean;
  /** The recurrence in words, in the meeting's own zone, as of its first start from now on. */
  words: string;
  /** 1 Monday to 7 Sunday. */
  weekday: number;
}

/** So many schedules are kept, each in less than a kilobyte; the pods of a whole membership fit in. */
const KEPT = 20_000;

/** As many starts as can say how long an answer stays right. */
const STARTS_AHEAD = 3;

/** Right from `since` until `until`, the latter not included. */
interface Kept {
  since: number;
  until: number;
  times: MeetingTimes;
}

const kept = new Map<string, Kept>();

function workOut(schedule: Schedule, nowSeconds: number): MeetingTimes {
  const [start = schedule.unixTime] = occurrences(schedule, nowSeconds, 1);
  return {
    next: nextMeeting(schedule, nowSeconds),
    current: currentMeeting(schedule, nowSeconds),
    paused: isPaused(schedule, nowSeconds),
    words: describeFrequency(schedule, start),
    weekday: weekdayNumber(schedule),
  };
}

/** The first instant after now at which any of it may change: a meeting opens, starts or ends, a pause begins or ends. */
function changesAt(schedule: Schedule, nowSeconds: number): number {
  const lasts = schedule.duration * 60;
  const starts = occurrences(schedule, nowSeconds - lasts, STARTS_AHEAD);
  const last = starts.at(-1);
  // Meetings so close that later ones might come into it: nothing is promised.
  if (starts.length === STARTS_AHEAD && last !== undefined && last - JOIN_AHEAD_SECONDS <= nowSeconds)
    return nowSeconds;
  const changes = starts.flatMap((start) => [start - JOIN_AHEAD_SECONDS, start, start + 1, start + lasts]);
  const pauses = [schedule.pausedFromEpoch, schedule.pausedToEpoch].filter((instant) => instant !== undefined);
  return Math.min(...[...changes, ...pauses].filter((instant) => instant > nowSeconds));
}

/**
 * The times of a meeting at an instant. Zones are the most expensive part of showing a meeting, and the result stays
 * the same for hours: so it is kept until it may change.
 */
export function meetingTimes(schedule: Schedule, nowSeconds: number): MeetingTimes {
  const key = Object.values(schedule).join('|');
  const known = kept.get(key);
  if (known && known.since <= nowSeconds && nowSeconds < known.until) return known.times;
  if (kept.size >= KEPT) kept.clear();
  const times = workOut(schedule, nowSeconds);
  kept.set(key, { since: nowSeconds, until: changesAt(schedule, nowSeconds), times });
  return times;
}

/** Whether a meeting is paused, and when it is next; epoch seconds. What lists of many pods go by. */
export function meetingState(
  row: ScheduleColumns,
  now: Date,
): { paused: boolean; unixTime: number; nextMeeting?: number } {
  const schedule = scheduleOfRow(row);
  const { paused, next } = meetingTimes(schedule, secondsOf(now));
  return { paused, unixTime: schedule.unixTime, ...(next !== undefined && { nextMeeting: next }) };
}
