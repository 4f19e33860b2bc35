import { dateFormat } from './zonedTime';

/** '3 Mar 2026', or in the locale's format, in a zone. */
export function shortDate(epochSeconds: number, zone: string, locale = 'en-GB'): string {
  return dateFormat(locale, { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' }).format(
    epochSeconds * 1000,
  );
}
