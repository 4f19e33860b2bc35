import { dayNumber, isTimeZone, wallClock, weekdayOfDay, yearUnlessCurrent } from './zonedTime';

const at = (iso: string) => Date.parse(iso) / 1000;

it("wall-clock time matches the zone's clocks, including daylight saving", () => {
  expect(wallClock(at('2026-07-01T18:30:15Z'), 'Europe/London')).toEqual({
    year: 2026,
    month: 7,
    day: 1,
    hour: 19,
    minute: 30,
    second: 15,
    weekday: 3,
  });
  expect(wallClock(at('2026-01-01T02:00:00Z'), 'America/New_York')).toMatchObject({ year: 2025, day: 31, hour: 21 });
});

it('wall-clock time counts midnight as hour 0', () => {
  expect(wallClock(at('2026-01-01T00:00:00Z'), 'UTC').hour).toBe(0);
});

it('days are counted across months and years', () => {
  expect(dayNumber({ year: 2026, month: 3, day: 1 }) - dayNumber({ year: 2026, month: 2, day: 28 })).toBe(1);
  expect(dayNumber({ year: 1970, month: 1, day: 1 })).toBe(0);
});

it('weekdays run from 1 for Monday to 7 for Sunday, even before 1970', () => {
  expect(weekdayOfDay(dayNumber({ year: 2026, month: 7, day: 6 }))).toBe(1);
  expect(weekdayOfDay(dayNumber({ year: 2026, month: 7, day: 5 }))).toBe(7);
  expect(weekdayOfDay(dayNumber({ year: 1969, month: 12, day: 31 }))).toBe(3);
});

it.each(['Europe/London', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])(
  'the name of a zone may be %s',
  (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  },
);

it.each(['', 'Middle/Earth', '+05:30', 'Europe/London ', '../etc', 'x'.repeat(65)])(
  'the name of a zone may not be "%s"',
  (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  },
);

it('a date shows its year only if that is not the current one in the zone', () => {
  const newYear = at('2026-01-01T02:00:00Z');
  expect(yearUnlessCurrent(newYear, 'UTC', at('2026-12-31T00:00:00Z'))).toEqual({});
  expect(yearUnlessCurrent(newYear, 'UTC', at('2025-12-31T00:00:00Z'))).toEqual({ year: 'numeric' });
  expect(yearUnlessCurrent(newYear, 'America/New_York', at('2025-12-31T00:00:00Z'))).toEqual({});
});

it('a date shows its year if the current one is unknown', () => {
  expect(yearUnlessCurrent(0, 'UTC')).toEqual({ year: 'numeric' });
});
