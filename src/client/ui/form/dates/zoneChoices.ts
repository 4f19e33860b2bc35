import { compareNames } from '../../../../domain/text/compareNames';
import { foldText } from '../../../../domain/text/foldText';
import { zoneCity } from '../../../../domain/time/zones';
import { deviceZone } from '../../readerZone';

const MAX_LISTED = 30;

/** Keyed by the former names that browsers list. */
const RENAMED: Record<string, string> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};

export const presentName = (zone: string): string => RENAMED[zone] ?? zone;

export const cityOf = (zone: string): string => zoneCity(presentName(zone));

/** Sorted by city. A zone known by two names is listed once, as chosen. */
export function knownZones(chosen: string, known = Intl.supportedValuesOf('timeZone')): string[] {
  const zones = ['UTC', ...known, ...(chosen ? [chosen] : [])];
  const byName = new Map(zones.map((zone) => [presentName(zone), zone]));
  return [...byName.values()].sort((a, b) => compareNames(cityOf(a), cityOf(b)));
}

/**
 * Matches cities and IANA names; cities that begin with the text come first. Without text, the chosen zone and the
 * device's come first.
 */
export function findZones(zones: readonly string[], typed: string, chosen: string): string[] {
  const search = foldText(typed.replaceAll('_', ' ').trim());
  const rank = (zone: string) => {
    if (search === '') return zone === chosen ? 0 : zone === deviceZone() ? 1 : 2;
    const city = foldText(cityOf(zone));
    if (city.startsWith(search)) return 0;
    if (city.includes(search)) return 1;
    return foldText(`${zone} ${presentName(zone)}`.replaceAll('_', ' ')).includes(search) ? 2 : undefined;
  };
  const ranked = zones.flatMap((zone) => {
    const place = rank(zone);
    return place === undefined ? [] : [{ zone, place }];
  });
  return ranked
    .sort((a, b) => a.place - b.place)
    .slice(0, MAX_LISTED)
    .map(({ zone }) => zone);
}
