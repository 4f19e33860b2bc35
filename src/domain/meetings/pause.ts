import type { Pause } from './scheduleTypes';

/** Excludes the pause's end (rule meetings.pause). */
export function isPaused(pause: Pause, epochSeconds: number): boolean {
  const { pausedFromEpoch: from = Infinity, pausedToEpoch: to = -Infinity } = pause;
  return from <= epochSeconds && epochSeconds < to;
}

export function hasPauseAhead(pause: Pause, nowSeconds: number): boolean {
  const { pausedFromEpoch: from, pausedToEpoch: to = -Infinity } = pause;
  return from !== undefined && to > nowSeconds;
}
