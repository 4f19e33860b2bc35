import { JOIN_AHEAD_SECONDS } from '../meetings/scheduleTypes';
import { SECONDS_PER_MINUTE } from '../time/zonedTime';

/** Meeting mode stays open for this long after the meeting's end. */
export const OPEN_AFTER_SECONDS = 60 * SECONDS_PER_MINUTE;

/** When a meeting ends and when its meeting mode closes, both exclusive. Epoch seconds. */
export interface RoundTimes {
  endsAt: number;
  closesAt: number;
}

/** The times of a meeting that takes place at `at`, in epoch seconds, and lasts `duration` minutes. */
export function roundTimes(at: number, duration: number): RoundTimes {
  const endsAt = at + duration * SECONDS_PER_MINUTE;
  return { endsAt, closesAt: endsAt + OPEN_AFTER_SECONDS };
}

/** When meeting mode opens for a meeting. Epoch seconds. */
export const roundOpensAt = (at: number): number => at - JOIN_AHEAD_SECONDS;

/** What is known of a pod's meeting times, in epoch seconds and minutes. */
interface KnownMeeting {
  previousMeeting?: number;
  currentMeeting?: number;
  nextMeeting?: number;
  paused: boolean;
  changes?: readonly { start: number }[];
  duration: number;
}

/**
 * The time of the meeting whose meeting mode is open, as far as a page can tell (rule rounds.open); the server decides.
 * The previous meeting counts only if it was held for sure. Epoch seconds.
 */
export function openRoundAt(meeting: KnownMeeting, nowSeconds: number): number | undefined {
  const { previousMeeting, currentMeeting, nextMeeting, paused, changes = [], duration } = meeting;
  const wasHeld = !paused && !changes.some(({ start }) => start === previousMeeting);
  return [nextMeeting, currentMeeting, wasHeld ? previousMeeting : undefined].find(
    (at) => at !== undefined && nowSeconds >= roundOpensAt(at) && nowSeconds < roundTimes(at, duration).closesAt,
  );
}
