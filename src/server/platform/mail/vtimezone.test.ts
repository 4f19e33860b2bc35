import fc from 'fast-check';
import ICAL from 'ical.js';
import moment from 'moment-timezone';
import { vtimezone } from './vtimezone';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const DAY_MS = 86_400_000;

interface Observance {
  start: number;
  from: number;
  to: number;
  month?: number;
  week: number;
  weekday: number;
}

const minutes = (text: string) =>
  (text.startsWith('-') ? -1 : 1) * (Number(text.slice(1, 3)) * 60 + Number(text.slice(3, 5)));
const local = (text: string) => Date.parse(text.replace(/^(....)(..)(..)T(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z'));

function read(block: string): Observance[] {
  return [...block.matchAll(/BEGIN:(?:STANDARD|DAYLIGHT)\r\n([\s\S]*?)END:/g)].map(([, body = '']) => {
    const line = (name: string) => new RegExp(`^${name}:(.*?)\r?$`, 'm').exec(body)?.[1] ?? '';
    const [, month, week, weekday = ''] = /BYMONTH=(\d+);BYDAY=(-?\d)(\w\w)/.exec(line('RRULE')) ?? [];
    return {
      start: local(line('DTSTART')),
      from: minutes(line('TZOFFSETFROM')),
      to: minutes(line('TZOFFSETTO')),
      month: month ? Number(month) - 1 : undefined,
      week: Number(week),
      weekday: WEEKDAYS.indexOf(weekday),
    };
  });
}

function onsets({ start, month, week, weekday }: Observance, lastYear: number): number[] {
  if (month === undefined) return [start];
  const time = start % DAY_MS;
  const found: number[] = [];
  for (let year = new Date(start).getUTCFullYear(); year <= lastYear; year++) {
    const days = Array.from({ length: 31 }, (_, index) => new Date(Date.UTC(year, month, index + 1))).filter(
      (day) => day.getUTCMonth() === month && day.getUTCDay() === weekday,
    );
    const day = days.at(week < 0 ? week : week - 1);
    if (day) found.push(day.getTime() + time);
  }
  return found;
}

function offsetAt(observances: Observance[], instant: number): number | undefined {
  const year = new Date(instant).getUTCFullYear() + 1;
  const changes = observances.flatMap((one) =>
    onsets(one, year).map((onset) => ({ at: onset - one.from * 60_000, to: one.to })),
  );
  return changes.filter(({ at }) => at <= instant).sort((a, b) => b.at - a.at)[0]?.to;
}

it('the zone in an invitation gives the same local times as the product, for every zone', () => {
  const since = Date.parse('2026-03-03T09:00:00Z');
  const wrong = Intl.supportedValuesOf('timeZone').filter((name) => {
    const observances = read(vtimezone(name, since / 1000));
    const instants = fc.sample(fc.integer({ min: since, max: Date.parse('2046-06-01T00:00Z') }), 40);
    return instants.some((instant) => offsetAt(observances, instant) !== moment.tz(instant, name).utcOffset());
  });
  expect(wrong).toEqual([]);
});

it('ical.js reads zones without a yearly rule like the product', () => {
  const since = Date.parse('2024-06-03T12:00:00Z');
  const wrong = Intl.supportedValuesOf('timeZone').filter((name) => {
    const block = vtimezone(name, since / 1000);
    if (block.includes('RRULE')) return false;
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(block) as never));
    return Array.from({ length: 90 }, (_, index) => since + index * 10 * DAY_MS).some((instant) => {
      const time = moment.tz(instant, name);
      const isClear = [-DAY_MS, DAY_MS].every((by) => moment.tz(instant + by, name).utcOffset() === time.utcOffset());
      const clock = ICAL.Time.fromDateTimeString(time.format('YYYY-MM-DD[T]HH:mm:ss'));
      return isClear && zone.utcOffset(clock) !== time.utcOffset() * 60;
    });
  });
  expect(wrong).toEqual([]);
});

it('the zone in an invitation is short if a yearly rule covers it', () => {
  const block = vtimezone('Europe/London', Date.parse('2026-03-03T09:00:00Z') / 1000);
  expect(block).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU');
  expect(block).toContain('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU');
  expect(block).not.toContain('RDATE');
});

it('an unknown zone has the times of UTC in an invitation', () => {
  expect(vtimezone('Middle/Earth', 0)).toContain('TZOFFSETTO:+0000');
});
