import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../domain/time/zonedTime';

const TOLERATED_SECONDS = 5 * SECONDS_PER_MINUTE;

function roughly(seconds: number, locale: string): string {
  const text = (unit: string, length: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
      seconds / length,
    );
  if (seconds >= 2 * SECONDS_PER_DAY) return text('day', SECONDS_PER_DAY);
  return seconds >= 2 * SECONDS_PER_HOUR ? text('hour', SECONDS_PER_HOUR) : text('minute', SECONDS_PER_MINUTE);
}

/** The difference is such as '8 days'; undefined if it is negligible. */
export function clockError(behindMs: number, locale: string): { isFast: boolean; difference: string } | undefined {
  const seconds = Math.abs(behindMs) / 1000;
  return seconds > TOLERATED_SECONDS ? { isFast: behindMs < 0, difference: roughly(seconds, locale) } : undefined;
}
