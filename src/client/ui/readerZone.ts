import { createContext, use } from 'react';
import { isTimeZone } from '../../domain/time/zonedTime';

/** The zone with this device's present offset from UTC, where that is whole hours: 'Etc/GMT-1' is one hour ahead. */
function zoneOfOffset(): string {
  const hours = new Date().getTimezoneOffset() / 60;
  const zone = `Etc/GMT${hours < 0 ? '-' : '+'}${Math.abs(hours)}`;
  return Number.isInteger(hours) && hours !== 0 && isTimeZone(zone) ? zone : 'UTC';
}

/** The zone of this device, as an IANA name. Some devices report 'Etc/Unknown', or a name that is nowhere known. */
export function deviceZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  return zone !== undefined && isTimeZone(zone) ? zone : zoneOfOffset();
}

/** The zone in which this reader wants times: their account's, where it is known. */
export const ReaderZoneContext = createContext<string | undefined>(undefined);

export function useReaderZone(): string {
  const zone = use(ReaderZoneContext);
  // The account's may be newer than this browser.
  return zone !== undefined && isTimeZone(zone) ? zone : deviceZone();
}
