import { readableZone, SECONDS_PER_MINUTE, wallClock } from '../time/zonedTime';
import { zoneCity } from '../time/zones';
import { zoneName } from './display';

function offsetMinutes(zone: string, epochSeconds: number): number {
  const { year, month, day, hour, minute, second } = wallClock(epochSeconds, zone);
  const seconds = Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - Math.floor(epochSeconds);
  return Math.round(seconds / SECONDS_PER_MINUTE);
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = (part: number) => String(part).padStart(2, '0');
  return `UTC${minutes < 0 ? '-' : '+'}${digits(hours)}:${digits(rest)}`;
}

/** 'London (GMT, UTC+00:00)', or 'Berlin (UTC+01:00)' for a zone without an abbreviation. */
export function zoneLabel(storedZone: string, epochSeconds: number, locale: string): string {
  const zone = readableZone(storedZone);
  const [city, name] = [zoneCity(zone), zoneName(epochSeconds, zone, locale)];
  const offset = offsetText(offsetMinutes(zone, epochSeconds));
  const isAbbreviation = !/^(GMT|UTC)[^A-Z]/.test(name) && name !== city;
  return `${city} (${isAbbreviation ? `${name}, ${offset}` : offset})`;
}
