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
import { localTexts, type LocalText } from '../text/localText';
import { wordsIn } from './occurrenceWords.gen';

/** Limits both the skipped or moved meeting and its new time. */
export const MAX_CHANGE_AHEAD_DAYS = 400;

const isWithinReach = (instant: number, nowSeconds: number): boolean =>
  instant > nowSeconds && instant <= nowSeconds + MAX_CHANGE_AHEAD_DAYS * SECONDS_PER_DAY;

export function findMeeting(schedule: Schedule, start: number): Occurrence | undefined {
  const held = schedule.held?.find((one) => one.start === start);
  if (held) return { start, at: held.at, skipped: false };
  if (isPaused(schedule, start) || !isSeriesStart(schedule, start)) return undefined;
  const found = occurrenceOf(schedule, start);
  return found.skipped || !isStored(schedule, found) ? found : undefined;
}

export const findOccurrence = (schedule: Schedule, start: number): Occurrence | undefined =>
  schedule.recurring ? findMeeting(schedule, start) : undefined;

export interface OccurrenceActs {
  change: boolean;
  restore: boolean;
}

/** Nothing once the meeting has begun (rule meetings.occurrences). */
export function occurrenceActs({ start, at, skipped }: Occurrence, nowSeconds: number): OccurrenceActs {
  return {
    change: isWithinReach(at, nowSeconds),
    restore: (skipped || at !== start) && at > nowSeconds && start > nowSeconds,
  };
}

function overlapsAnother(schedule: Schedule, { start }: Occurrence, movedTo: number): boolean {
  const lasts = schedule.duration * SECONDS_PER_MINUTE;
  // The first meeting that ends after the moved one begins may be the moved one itself, or a skipped one.
  const around = comingOccurrences(schedule, movedTo, 3 + (schedule.changes?.length ?? 0));
  return around.some((other) => other.start !== start && !other.skipped && other.at < movedTo + lasts);
}

/** Another meeting was moved to this one's time. Overlaps within a long or frequent series don't matter. */
export const isTimeTaken = (schedule: Schedule, { start }: Occurrence): boolean =>
  movedOccurrences(schedule).some(
    (other) => other.start !== start && Math.abs(other.at - start) < schedule.duration * SECONDS_PER_MINUTE,
  );

const problem = localTexts(wordsIn);

export const MOVED_TOO_FAR = problem((words) => words.tooFar);
export const MOVED_INTO_PAUSE = problem((words) => words.intoPause);
export const MOVED_ONTO_ANOTHER = problem((words) => words.ontoAnother);

export function moveProblem(
  schedule: Schedule,
  occurrence: Occurrence,
  movedTo: number,
  nowSeconds: number,
): LocalText | undefined {
  if (movedTo <= nowSeconds) return PAST_DATE_MESSAGE;
  if (!isWithinReach(movedTo, nowSeconds)) return MOVED_TOO_FAR;
  if (isPaused(schedule, movedTo)) return MOVED_INTO_PAUSE;
  return overlapsAnother(schedule, occurrence, movedTo) ? MOVED_ONTO_ANOTHER : undefined;
}
