import { dateFormat, wallClock } from './zonedTime';

/** '3 Mar 2026', or as the locale writes it, in a zone; without the year if that is the year of `nowSeconds`. */
export function shortDate(epochSeconds: number, zone: string, locale = 'en-GB', nowSeconds?: number): string {
  const isThisYear =
    nowSeconds !== undefined && wallClock(epochSeconds, zone).year === wallClock(nowSeconds, zone).year;
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return dateFormat(locale, { timeZone: zone, day: 'numeric', month: 'short', ...year }).format(epochSeconds * 1000);
}
