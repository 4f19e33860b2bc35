import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../domain/time/zonedTime';

/** Smaller differences aren't worth correcting a clock for. */
const TOLERATED_SECONDS = 5 * SECONDS_PER_MINUTE;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Formats seconds in the largest unit that fits at least twice, e.g. '8 days'. */
function roughly(seconds: number): string {
  if (seconds >= 2 * SECONDS_PER_DAY) return counted(Math.round(seconds / SECONDS_PER_DAY), 'day');
  if (seconds >= 2 * SECONDS_PER_HOUR) return counted(Math.round(seconds / SECONDS_PER_HOUR), 'hour');
  return counted(Math.round(seconds / SECONDS_PER_MINUTE), 'minute');
}

/**
 * Describes how wrong a clock is that is `behindMs` behind the server's, e.g. '8 days fast'; undefined if the
 * difference is negligible.
 */
export function describeClockError(behindMs: number): string | undefined {
  const seconds = Math.abs(behindMs) / 1000;
  return seconds > TOLERATED_SECONDS ? `${roughly(seconds)} ${behindMs < 0 ? 'fast' : 'slow'}` : undefined;
}
