import { createContext, use } from 'react';

/** The zone of this device, as an IANA name. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zone in which this reader wants times: their account's, where it is known. */
export const ReaderZoneContext = createContext<string | undefined>(undefined);

export function useReaderZone(): string {
  return use(ReaderZoneContext) ?? deviceZone();
}
