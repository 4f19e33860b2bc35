import { describeFrequency } from '../../domain/meetings/frequency';
import { startBefore } from '../../domain/meetings/meetingMoments';
import { currentMeeting } from '../../domain/meetings/heldMeetings';
import {
  isPaused,
  JOIN_AHEAD_SECONDS,
  nextOccurrence,
  pauseAhead,
  seriesStarts,
  weekdayNumber,
  type Occurrence,
  type PauseAhead,
  type Schedule,
} from '../../domain/meetings/schedule';
import { secondsOf } from '../platform/clock';
import { scheduleOfRow, type ScheduleColumns } from './schedule';
import { DEFAULT_LANGUAGE } from '../../domain/text/languages';

export interface MeetingTimes {
  next: Occurrence | undefined;
  /** The series start of the last meeting before the next one; absent if the next one is moved. */
  previous: number | undefined;
  current: number | undefined;
  paused: boolean;
  comingPause: PauseAhead | undefined;
  /** The recurrence in words, in the meeting's own zone, as of its next start. */
  words: string;
  /** 1 Monday to 7 Sunday. */
  weekday: number;
}

/** Number of cached schedules, each under a kilobyte; the pods of a whole membership fit. */
const MAX_CACHED_SCHEDULES = 20_000;

const STARTS_AHEAD = 3;

/** Valid from `since` until `until`, exclusive. */
interface CachedTimes {
  since: number;
  until: number;
  times: MeetingTimes;
}

const cachedTimes = new Map<string, CachedTimes>();

function computeTimes(schedule: Schedule, nowSeconds: number): MeetingTimes {
  const [start = schedule.unixTime] = seriesStarts(schedule, nowSeconds, 1);
  const next = nextOccurrence(schedule, nowSeconds);
  const pause = pauseAhead(schedule, nowSeconds);
  return {
    next,
    previous: next && next.at === next.start ? startBefore(schedule, next.start) : undefined,
    current: currentMeeting(schedule, nowSeconds),
    paused: isPaused(schedule, nowSeconds),
    comingPause: pause?.isUnderWay ? undefined : pause,
    words: describeFrequency(schedule, { startSeconds: start, zone: schedule.timezone, locale: DEFAULT_LANGUAGE }),
    weekday: weekdayNumber(schedule),
  };
}

/**
 * The next instant at which any value may change: a meeting can be joined, starts or ends, or a pause begins or ends.
 */
function validUntil(schedule: Schedule, nowSeconds: number): number {
  const lasts = schedule.duration * 60;
  const starts = seriesStarts(schedule, nowSeconds - lasts, STARTS_AHEAD);
  const last = starts.at(-1);
  // If meetings are this close together, later meetings might matter too, so the result isn't cached.
  if (starts.length === STARTS_AHEAD && last !== undefined && last - JOIN_AHEAD_SECONDS <= nowSeconds)
    return nowSeconds;
  const moved = (schedule.changes ?? []).flatMap(({ movedTo }) => movedTo ?? []);
  const stored = (schedule.held ?? []).map(({ endsAt }) => endsAt);
  const changes = [...starts, ...moved].flatMap((at) => [at - JOIN_AHEAD_SECONDS, at, at + 1, at + lasts]);
  const pauses = [schedule.pausedFromEpoch, schedule.pausedToEpoch].filter((instant) => instant !== undefined);
  return Math.min(...[...changes, ...stored, ...pauses].filter((instant) => instant > nowSeconds));
}

/**
 * A meeting's times at an instant. Zone calculations are the most expensive part of showing a meeting, and their
 * results stay valid for hours, so they are cached until they may change.
 */
export function meetingTimes(schedule: Schedule, nowSeconds: number): MeetingTimes {
  const { changes = [], held = [], ...series } = schedule;
  const single = [...changes, ...held];
  const key = Object.values(series).join('|') + (single.length > 0 ? JSON.stringify(single) : '');
  const known = cachedTimes.get(key);
  if (known && known.since <= nowSeconds && nowSeconds < known.until) return known.times;
  if (cachedTimes.size >= MAX_CACHED_SCHEDULES) cachedTimes.clear();
  const times = computeTimes(schedule, nowSeconds);
  cachedTimes.set(key, { since: nowSeconds, until: validUntil(schedule, nowSeconds), times });
  return times;
}

export const nextOccurrenceOf = (row: ScheduleColumns, now: Date): Occurrence | undefined =>
  meetingTimes(scheduleOfRow(row), secondsOf(now)).next;
