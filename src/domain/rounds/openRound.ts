import { roundOpensAt, roundTimes } from './round';

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
