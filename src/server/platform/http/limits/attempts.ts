import type { LocalText } from '../../../../domain/text/localText';
import type { AppContext } from '../../context';
import { networkOf } from './network';
import { throttle, throttleKey } from './throttle';

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;

export interface Attempt {
  key: string;
  limit: number;
  windowSeconds: number;
  refusal?: LocalText;
}

/** The limits of an area. The metric of refused attempts starts at 0 for each `limitName`. */
export type AttemptLimits = Record<string, { limitName: string }>;

export function attemptLimit(limitName: string, limit: number, windowSeconds: number, refusal?: LocalText) {
  const attemptOf = (subject: string): Attempt => ({
    key: throttleKey(limitName, subject),
    limit,
    windowSeconds,
    refusal,
  });
  return Object.assign(attemptOf, { limitName });
}

/** Like `attemptLimit`, but counts attempts by network address. */
export function attemptLimitFrom(limitName: string, limit: number, windowSeconds: number) {
  const attemptOf = attemptLimit(limitName, limit, windowSeconds);
  return Object.assign((ip: string) => attemptOf(networkOf(ip)), { limitName });
}

/** Counts an attempt, outside any transaction so that failed attempts count too. 429 when over the limit. */
export const countAttempt = ({ database, clock }: AppContext, { key, limit, windowSeconds, refusal }: Attempt) =>
  throttle(database.db, key, limit, windowSeconds, clock.now(), refusal);
