import { JOIN_AHEAD_SECONDS } from '../meetings/scheduleTypes';
import { SECONDS_PER_MINUTE } from '../time/zonedTime';

export const OPEN_AFTER_SECONDS = 60 * SECONDS_PER_MINUTE;

/** Both ends are exclusive; epoch seconds. */
export interface RoundTimes {
  endsAt: number;
  closesAt: number;
}

/** `at` in epoch seconds, `duration` in minutes. */
export function roundTimes(at: number, duration: number): RoundTimes {
  const endsAt = at + duration * SECONDS_PER_MINUTE;
  return { endsAt, closesAt: endsAt + OPEN_AFTER_SECONDS };
}

export const roundOpensAt = (at: number): number => at - JOIN_AHEAD_SECONDS;

interface KnownMeeting {
  previousMeeting?: number;
  currentMeeting?: number;
  nextMeeting?: number;
  paused: boolean;
  changes?: readonly { start: number }[];
  duration: number;
}

/**
 * The meeting whose meeting mode is open, as far as a page can tell; the server decides (rule rounds.open). The
 * previous meeting counts only if it was certainly held.
 */
export function openRoundAt(meeting: KnownMeeting, nowSeconds: number): number | undefined {
  const { previousMeeting, currentMeeting, nextMeeting, paused, changes = [], duration } = meeting;
  const wasHeld = !paused && !changes.some(({ start }) => start === previousMeeting);
  return [nextMeeting, currentMeeting, wasHeld ? previousMeeting : undefined].find(
    (at) => at !== undefined && nowSeconds >= roundOpensAt(at) && nowSeconds < roundTimes(at, duration).closesAt,
  );
}
