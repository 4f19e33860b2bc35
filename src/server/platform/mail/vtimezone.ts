import moment from 'moment-timezone';
import { dayNumber, weekdayOfDay } from '../../../domain/time/zonedTime';
import { weekdayCode } from './weekdayCode';

/**
 * A clock change of a zone. Offsets in minutes east of UTC; `local` is the clock time just before the change, as if it
 * were UTC.
 */
interface Transition {
  from: number;
  to: number;
  local: Date;
  name: string;
}

const MINUTE = 60_000;

/** Years to examine from the meeting on; a rule that still applies at their end is assumed to continue. */
const YEARS_AHEAD = 20;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}${pad(Math.floor(size % 60))}`;
}

const localText = (at: Date) => at.toISOString().replace(/[-:]|\.\d+Z/g, '');

function transitions(zone: moment.MomentZone, since: number, end: number): Transition[] {
  return zone.untils.flatMap((until, index) => {
    const [before, after] = [zone.offsets[index], zone.offsets[index + 1]];
    const isWithin = until !== null && until >= since && until < end;
    if (!isWithin || before === undefined || after === undefined || before === after) return [];
    const local = new Date(until - before * MINUTE);
    return [{ from: -before, to: -after, local, name: zone.abbrs[index + 1] ?? '' }];
  });
}

const weekdayOf = (at: Date) =>
  weekdayOfDay(dayNumber({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }));

const isInLastWeek = (at: Date) => new Date(at.getTime() + 7 * 24 * 60 * MINUTE).getUTCMonth() !== at.getUTCMonth();

/** '2SU' or '-1SU' if all changes fall on that day, in every year up to the last. */
function yearlyDay(all: Transition[], lastYear: number): string | undefined {
  const days = all.map(({ local }) => local);
  const years = days.map((day) => day.getUTCFullYear());
  const isUnbroken = years.every((year, index) => year === lastYear - (years.length - 1 - index));
  const weekdays = new Set(days.map(weekdayOf));
  const [weekday] = weekdays;
  if (!isUnbroken || weekdays.size > 1 || weekday === undefined) return undefined;
  const name = weekdayCode(weekday);
  if (days.every(isInLastWeek)) return `-1${name}`;
  const weeks = new Set(days.map((day) => Math.ceil(day.getUTCDate() / 7)));
  const [week] = weeks;
  return weeks.size === 1 ? `${week}${name}` : undefined;
}

const observanceOf = ({ from, to, local, name }: Transition, rule: string[]): string[] => {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${localText(local)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `TZNAME:${name}`,
    ...rule,
    `END:${kind}`,
  ];
};

/**
 * The changes of one kind: as one observance with a yearly rule if possible, or otherwise as one observance for each
 * date, since ical.js ignores the first date of an observance with RDATE.
 */
function observances(all: Transition[], lastYear: number): string[] {
  const [first] = all as [Transition, ...Transition[]];
  const day = yearlyDay(all, lastYear);
  if (!day) return all.flatMap((one) => observanceOf(one, []));
  return observanceOf(first, [`RRULE:FREQ=YEARLY;BYMONTH=${first.local.getUTCMonth() + 1};BYDAY=${day}`]);
}

function byKind(all: Transition[]): Transition[][] {
  const kinds = new Map<string, Transition[]>();
  for (const one of all) {
    const time = localText(one.local).slice(8);
    const kind = [one.from, one.to, one.local.getUTCMonth(), time, one.name].join();
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds.values()];
}

/**
 * The VTIMEZONE of an IANA zone from `since` (epoch seconds) on. Built from the data with which the product computes
 * meetings, so that calendars and screens show the same times; an unknown zone has the times of UTC.
 */
export function vtimezone(name: string, since: number): string {
  const zone = moment.tz.zone(name) ?? moment.tz.zone('UTC');
  if (!zone) throw new Error('The time zone data are missing');
  // Starts in the year before, to include the rule in force at the first meeting.
  const year = new Date(since * 1000).getUTCFullYear();
  const from = Date.UTC(year - 1, 0, 1);
  const lastYear = year + YEARS_AHEAD;
  const changes = transitions(zone, from, Date.UTC(lastYear + 1, 0, 1));
  const offset = -zone.utcOffset(from);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    'BEGIN:STANDARD',
    `DTSTART:${localText(new Date(from + offset * MINUTE))}`,
    `TZOFFSETFROM:${offsetText(offset)}`,
    `TZOFFSETTO:${offsetText(offset)}`,
    `TZNAME:${zone.abbr(from)}`,
    'END:STANDARD',
    ...byKind(changes).flatMap((kind) => observances(kind, lastYear)),
    'END:VTIMEZONE',
  ].join('\r\n');
}
