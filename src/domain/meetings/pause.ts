import type { Pause } from './scheduleTypes';

/** Whether an instant, in epoch seconds, is in the pause, which excludes its end (rule meetings.pause). */
export function isPaused(pause: Pause, epochSeconds: number): boolean {
  const { pausedFromEpoch: from = Infinity, pausedToEpoch: to = -Infinity } = pause;
  return from <= epochSeconds && epochSeconds < to;
}

/** Whether the meeting form's pause toggle starts on: a pause is set and has not ended (rule meetings.pause). */
export function hasPauseAhead(pause: Pause, nowSeconds: number): boolean {
  const { pausedFromEpoch: from, pausedToEpoch: to = -Infinity } = pause;
  return from !== undefined && to > nowSeconds;
}
