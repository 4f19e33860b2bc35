import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../domain/time/zonedTime';

const TOLERATED_SECONDS = 5 * SECONDS_PER_MINUTE;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function roughly(seconds: number): string {
  if (seconds >= 2 * SECONDS_PER_DAY) return counted(Math.round(seconds / SECONDS_PER_DAY), 'day');
  if (seconds >= 2 * SECONDS_PER_HOUR) return counted(Math.round(seconds / SECONDS_PER_HOUR), 'hour');
  return counted(Math.round(seconds / SECONDS_PER_MINUTE), 'minute');
}

/** Such as '8 days fast'; undefined if the difference is negligible. */
export function describeClockError(behindMs: number): string | undefined {
  const seconds = Math.abs(behindMs) / 1000;
  return seconds > TOLERATED_SECONDS ? `${roughly(seconds)} ${behindMs < 0 ? 'fast' : 'slow'}` : undefined;
}
