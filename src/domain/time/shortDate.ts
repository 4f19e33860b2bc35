import { dateFormat, yearUnlessCurrent } from './zonedTime';

/** '3 Mar 2026'; omits the year of `nowSeconds`. */
export function shortDate(epochSeconds: number, zone: string, locale: string, nowSeconds?: number): string {
  const year = yearUnlessCurrent(epochSeconds, zone, nowSeconds);
  return dateFormat(locale, { timeZone: zone, day: 'numeric', month: 'short', ...year }).format(epochSeconds * 1000);
}
