import fc from 'fast-check';
import { dayNumber, isTimeZone, wallClock } from '../time/zonedTime';
import { nextMeeting, seriesStarts, type Schedule } from './schedule';
import { FREQUENCY_PERIODS, WEEKDAYS, WEEKS_IN_MONTH } from './scheduleTypes';
import { localTime } from './scheduleZone';

const at = (iso: string) => Date.parse(iso) / 1000;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16) + 'Z';

const ZONES = ['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'];

const weekly = (unixTime: number, timezone: string): Schedule => ({
  unixTime,
  timezone,
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
});

it.each([
  ['Europe/London', '2026-03-24T19:00Z', ['2026-03-24T19:00Z', '2026-03-31T18:00Z']],
  ['Europe/London', '2026-10-20T18:00Z', ['2026-10-20T18:00Z', '2026-10-27T19:00Z']],
  ['America/New_York', '2026-03-04T00:00Z', ['2026-03-04T00:00Z', '2026-03-10T23:00Z']],
  ['Australia/Lord_Howe', '2026-03-31T08:00Z', ['2026-03-31T08:00Z', '2026-04-07T08:30Z']],
  ['Asia/Kolkata', '2026-03-24T13:30Z', ['2026-03-24T13:30Z', '2026-03-31T13:30Z']],
])('a meeting in %s keeps its wall-clock time across daylight saving (from %s)', (zone, first, expected) => {
  expect(seriesStarts(weekly(at(first), zone), at(first), 2).map(iso)).toEqual(expected);
});

it.each([
  ['Europe/London', '2026-03-22T01:30Z', '2026-03-29T01:30Z', 'an hour'],
  ['America/New_York', '2026-03-01T07:30Z', '2026-03-08T07:30Z', 'an hour'],
  ['Australia/Lord_Howe', '2026-09-26T15:45Z', '2026-10-03T15:45Z', 'half an hour'],
])(
  'a meeting in %s at a skipped time moves forward, and returns to its usual time a week later',
  (zone, first, moved) => {
    const [, second = 0, third = 0] = seriesStarts(weekly(at(first), zone), at(first), 3);
    expect(iso(second)).toBe(moved);
    expect(localTime(third, zone)).toMatchObject({ ...localTime(at(first), zone), day: expect.any(Number) });
  },
);

it.each([
  ['Europe/London', '2026-10-18T00:30Z', '2026-10-25T00:30Z'],
  ['America/New_York', '2026-10-25T05:30Z', '2026-11-01T05:30Z'],
  ['Australia/Lord_Howe', '2026-03-28T14:45Z', '2026-04-04T14:45Z'],
])('a meeting in %s at a repeated time is held at the first of the two', (zone, first, expected) => {
  expect(iso(seriesStarts(weekly(at(first), zone), at(first), 2)[1]!)).toBe(expected);
});

it('a first start in the repeated hour is the instant that was requested', () => {
  const second = at('2026-10-25T01:30Z');
  expect(seriesStarts(weekly(second, 'Europe/London'), 0, 1)).toEqual([second]);
});

it('a meeting isn’t held twice because its zone skips a date', () => {
  const daily: Schedule = { ...weekly(at('2011-12-29T04:00Z'), 'Pacific/Apia'), frequencyPeriod: 'Day' };
  const starts = seriesStarts(daily, daily.unixTime, 3);
  expect(starts.map((start) => wallClock(start, 'Pacific/Apia').day)).toEqual([28, 29, 31]);
});

it('all zones that a browser may report are known', () => {
  const unknown = Intl.supportedValuesOf('timeZone').filter((zone) => {
    localTime(0, zone);
    return !isTimeZone(zone);
  });
  expect(unknown).toEqual([]);
});

it("zones match the browser's clocks", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 0, max: at('2100-01-01T00:00Z') }), (zone, seconds) => {
      const clock = wallClock(seconds, zone);
      const { hour, minute, second } = clock;
      expect(localTime(seconds, zone)).toEqual({ day: dayNumber(clock), hour, minute, second });
    }),
  );
});

const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  unixTime: fc.integer({ min: at('2020-01-01T00:00Z') / 60, max: at('2030-01-01T00:00Z') / 60 }).map((m) => m * 60),
  timezone: fc.constantFrom(...ZONES),
  recurring: fc.constant(true),
  frequency: fc.integer({ min: 1, max: 12 }),
  frequencyPeriod: fc.constantFrom(...FREQUENCY_PERIODS),
  duration: fc.integer({ min: 1, max: 1440 }),
  weekday: fc.option(fc.constantFrom(...WEEKDAYS), { nil: undefined }),
  weekInMonth: fc.option(fc.constantFrom(...WEEKS_IN_MONTH), { nil: undefined }),
});

const isShift = (minutes: number) => minutes === 0 || minutes === 30 || minutes === 60;

it('every recurring schedule keeps its time of day, except when clocks skip it', () => {
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      const first = localTime(schedule.unixTime, schedule.timezone);
      for (const start of seriesStarts(schedule, schedule.unixTime, 30)) {
        const local = localTime(start, schedule.timezone);
        const shift = ((local.hour - first.hour) * 60 + local.minute - first.minute + 1440) % 1440;
        expect(isShift(shift)).toBe(true);
        if (shift > 0) {
          const before = localTime(start - shift * 60, schedule.timezone);
          expect([before.hour, before.minute]).not.toEqual([first.hour, first.minute]);
        }
      }
    }),
  );
});

it('the dates of every recurring schedule ascend, and are never before its first start', () => {
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      const starts = seriesStarts(schedule, 0, 20);
      expect(starts).toHaveLength(20);
      expect(starts[0]).toBeGreaterThanOrEqual(schedule.unixTime);
      expect([...new Set(starts)].sort((a, b) => a - b)).toEqual(starts);
    }),
  );
});

it('every recurring schedule gives the same dates whether read from its start or from any other point', () => {
  fc.assert(
    fc.property(anySchedule, fc.integer({ min: 0, max: 60 }), (schedule, skipped) => {
      const starts = seriesStarts(schedule, schedule.unixTime, 64);
      const from = starts[skipped]!;
      expect(seriesStarts(schedule, from, 3)).toEqual(starts.slice(skipped, skipped + 3));
      expect(seriesStarts(schedule, from + 1, 3)).toEqual(starts.slice(skipped + 1, skipped + 4));
      expect(nextMeeting(schedule, from - 1)).toBe(from);
    }),
  );
});

it('every recurring schedule falls on its weekday', () => {
  fc.assert(
    fc.property(anySchedule, fc.constantFrom(...WEEKDAYS), (schedule, weekday) => {
      fc.pre(schedule.frequencyPeriod === 'Week' || schedule.weekInMonth !== undefined);
      fc.pre(schedule.frequencyPeriod !== 'Day');
      for (const start of seriesStarts({ ...schedule, weekday }, 0, 10)) {
        expect(WEEKDAYS[wallClock(start, schedule.timezone).weekday - 1]).toBe(weekday);
      }
    }),
  );
});

it('finding a date far ahead reads only a few of the dates before it', () => {
  const daily: Schedule = { ...weekly(at('1990-01-01T19:00Z'), 'Europe/London'), frequencyPeriod: 'Day' };
  const reads = jest.spyOn(Date, 'UTC');
  expect(iso(nextMeeting(daily, at('2090-06-30T19:00Z'))!)).toBe('2090-07-01T18:00Z');
  expect(reads.mock.calls.length).toBeLessThan(100);
});
