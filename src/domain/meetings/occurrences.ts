import { SECONDS_PER_DAY, SECONDS_PER_MINUTE } from '../time/zonedTime';
import { PAST_DATE_MESSAGE } from './meetingFields';
import { isPaused } from './pause';
import {
  comingOccurrences,
  isSeriesStart,
  isStored,
  movedOccurrences,
  occurrenceOf,
  type Occurrence,
  type Schedule,
} from './schedule';

/** How far ahead a single meeting of a series can be skipped, moved, or moved to. */
export const MAX_CHANGE_AHEAD_DAYS = 400;

const isWithinReach = (instant: number, nowSeconds: number): boolean =>
  instant > nowSeconds && instant <= nowSeconds + MAX_CHANGE_AHEAD_DAYS * SECONDS_PER_DAY;

/**
 * The current state of the meeting with this start, whether single or in a series, or stored (rule meetings.held);
 * undefined if none. Epoch seconds.
 */
export function findMeeting(schedule: Schedule, start: number): Occurrence | undefined {
  const held = schedule.held?.find((one) => one.start === start);
  if (held) return { start, at: held.at, skipped: false };
  if (isPaused(schedule, start) || !isSeriesStart(schedule, start)) return undefined;
  const found = occurrenceOf(schedule, start);
  return found.skipped || !isStored(schedule, found) ? found : undefined;
}

/**
 * The current state of the series meeting with this start; undefined if no meeting takes place or is skipped at that
 * time. Epoch seconds.
 */
export const findOccurrence = (schedule: Schedule, start: number): Occurrence | undefined =>
  schedule.recurring ? findMeeting(schedule, start) : undefined;

/** What can be done with one meeting of a series, by people who may change it (rule meetings.occurrences). */
export interface OccurrenceActs {
  /** Skip it, or move it to another time. */
  change: boolean;
  /** Restore it to its original time. */
  restore: boolean;
}

/** What can be done with a meeting at an instant: nothing once it has begun (rule meetings.occurrences). */
export function occurrenceActs({ start, at, skipped }: Occurrence, nowSeconds: number): OccurrenceActs {
  return {
    change: isWithinReach(at, nowSeconds),
    restore: (skipped || at !== start) && at > nowSeconds && start > nowSeconds,
  };
}

/** Whether another meeting of the series overlaps the new time. */
function overlapsAnother(schedule: Schedule, { start }: Occurrence, movedTo: number): boolean {
  const lasts = schedule.duration * SECONDS_PER_MINUTE;
  // Meetings close to the new time: the first that isn't over when the moved meeting begins may be the moved meeting
  // itself, or a skipped meeting.
  const around = comingOccurrences(schedule, movedTo, 3 + (schedule.changes?.length ?? 0));
  return around.some((other) => other.start !== start && !other.skipped && other.at < movedTo + lasts);
}

/**
 * Whether a meeting can't be restored because another was moved to its time. Overlaps within a long or frequent series
 * don't matter.
 */
export const isTimeTaken = (schedule: Schedule, { start }: Occurrence): boolean =>
  movedOccurrences(schedule).some(
    (other) => other.start !== start && Math.abs(other.at - start) < schedule.duration * SECONDS_PER_MINUTE,
  );

export const MOVED_TOO_FAR = 'Choose a date within a year';
export const MOVED_INTO_PAUSE = 'There are no meetings at that time: they’re paused';
export const MOVED_ONTO_ANOTHER = 'There’s another meeting at that time';

/** Why a meeting of a series can't be moved to an instant (rule meetings.occurrences); undefined if it can. */
export function moveProblem(
  schedule: Schedule,
  occurrence: Occurrence,
  movedTo: number,
  nowSeconds: number,
): string | undefined {
  if (movedTo <= nowSeconds) return PAST_DATE_MESSAGE;
  if (!isWithinReach(movedTo, nowSeconds)) return MOVED_TOO_FAR;
  if (isPaused(schedule, movedTo)) return MOVED_INTO_PAUSE;
  return overlapsAnother(schedule, occurrence, movedTo) ? MOVED_ONTO_ANOTHER : undefined;
}
