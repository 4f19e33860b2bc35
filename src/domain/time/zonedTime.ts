/** `weekday` is 1 (Monday) to 7 (Sunday), `month` is 1 to 12. */
export type WallClock = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  weekday: number;
};

export const SECONDS_PER_MINUTE = 60;
export const SECONDS_PER_HOUR = 3600;
export const SECONDS_PER_DAY = 86_400;

const formats = new Map<string, Intl.DateTimeFormat>();

const NAME = /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/;

/** The data for schedules is too large for the first pages. */
let hasScheduleData: (zone: string) => boolean = () => true;

const MAX_KNOWN_ZONES = 1000;
const knownZones = new Map<string, boolean>();

/** From now on, a zone must be in the data for schedules, too. */
export function requireScheduleData(includes: (zone: string) => boolean): void {
  hasScheduleData = includes;
  knownZones.clear();
}

function isKnownZone(zone: string): boolean {
  if (!NAME.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return hasScheduleData(zone);
  } catch {
    return false;
  }
}

/**
 * Known to Intl and, where loaded, to the data for schedules. Bare offsets aren't accepted because they lack daylight
 * saving (rule platform.timeZones).
 */
export function isTimeZone(zone: string): boolean {
  const isKnown = knownZones.get(zone);
  if (isKnown !== undefined) return isKnown;
  if (knownZones.size >= MAX_KNOWN_ZONES) knownZones.clear();
  knownZones.set(zone, isKnownZone(zone));
  return isTimeZone(zone);
}

/** UTC for a zone that this program or browser doesn't know, or no longer. */
export const readableZone = (zone: string): string => (isTimeZone(zone) ? zone : 'UTC');

/**
 * Cached: building a formatter costs far more than using one. An unknown zone counts as UTC, so that stored data breaks
 * no page; the locale is one that Intl takes (`readableLocale`), and 'en' is British. Digits are as in all other texts.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    const { timeZone } = options;
    format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      numberingSystem: 'latn',
      ...options,
      ...(timeZone !== undefined && { timeZone: readableZone(timeZone) }),
    });
    formats.set(key, format);
  }
  return format;
}

export function dateParts(format: Intl.DateTimeFormat, epochSeconds: number): Record<string, string> {
  return Object.fromEntries(format.formatToParts(epochSeconds * 1000).map((part) => [part.type, part.value]));
}

/** Since 1970-01-01; for counting days only, never an instant. */
export function dayNumber(date: { year: number; month: number; day: number }): number {
  return Date.UTC(date.year, date.month - 1, date.day) / (SECONDS_PER_DAY * 1000);
}

/** 1 Monday to 7 Sunday; 1970-01-01 was a Thursday. */
export function weekdayOfDay(days: number): number {
  return ((((days + 3) % 7) + 7) % 7) + 1;
}

export function wallClock(epochSeconds: number, zone: string): WallClock {
  const parts = dateParts(
    dateFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
    epochSeconds,
  );
  const date = { year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) };
  return {
    ...date,
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    second: Number(parts.second),
    weekday: weekdayOfDay(dayNumber(date)),
  };
}

export function yearUnlessCurrent(epochSeconds: number, zone: string, nowSeconds?: number): { year?: 'numeric' } {
  const isCurrent = nowSeconds !== undefined && wallClock(epochSeconds, zone).year === wallClock(nowSeconds, zone).year;
  return isCurrent ? {} : { year: 'numeric' };
}
