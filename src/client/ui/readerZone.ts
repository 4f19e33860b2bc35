import { createContext, use } from 'react';
import { isTimeZone } from '../../domain/time/zonedTime';

/** From the device's current UTC offset, if in whole hours: 'Etc/GMT-1' is one hour ahead. */
function zoneOfOffset(): string {
  const hours = new Date().getTimezoneOffset() / 60;
  const zone = `Etc/GMT${hours < 0 ? '-' : '+'}${Math.abs(hours)}`;
  return Number.isInteger(hours) && hours !== 0 && isTimeZone(zone) ? zone : 'UTC';
}

/** Some devices report 'Etc/Unknown' or an unknown name. */
export function deviceZone(): string {
  const zone = Intl.DateTimeFormat('en').resolvedOptions().timeZone as string | undefined;
  return zone !== undefined && isTimeZone(zone) ? zone : zoneOfOffset();
}

export const ReaderZoneContext = createContext<string | undefined>(undefined);

export function useReaderZone(): string {
  const zone = use(ReaderZoneContext);
  // The browser may be too old to know the account's zone.
  return zone !== undefined && isTimeZone(zone) ? zone : deviceZone();
}
