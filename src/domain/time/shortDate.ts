import { dateFormat, yearUnlessCurrent } from './zonedTime';

/** '3 Mar 2026', or as the locale writes it, in a zone; without the year if that is the year of `nowSeconds`. */
export function shortDate(epochSeconds: number, zone: string, locale = 'en-GB', nowSeconds?: number): string {
  const year = yearUnlessCurrent(epochSeconds, zone, nowSeconds);
  return dateFormat(locale, { timeZone: zone, day: 'numeric', month: 'short', ...year }).format(epochSeconds * 1000);
}
