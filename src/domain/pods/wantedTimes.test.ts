import { isWantedTime, TIMES_OF_DAY } from './wantedTimes';
import { minuteOfWeek } from './seats';

const minute = (iso: string, zone = 'Europe/London') => minuteOfWeek({ unixTime: Date.parse(iso) / 1000 }, zone);
const timeOfDay = (iso: string) => TIMES_OF_DAY.filter((one) => isWantedTime(minute(iso), { timeOfDay: one }));

it.each([
  ['2026-01-06T00:00Z', 'morning'],
  ['2026-01-06T11:59Z', 'morning'],
  ['2026-01-06T12:00Z', 'afternoon'],
  ['2026-01-06T16:59Z', 'afternoon'],
  ['2026-01-06T17:00Z', 'evening'],
  ['2026-01-06T23:59Z', 'evening'],
])('%s is in the %s and in no other part of the day', (iso, part) => {
  expect(timeOfDay(iso)).toEqual([part]);
});

it('the weekday and the time of day are those of the minute of the week', () => {
  const lateMonday = '2026-01-05T23:30Z';
  expect(isWantedTime(minute(lateMonday), { weekday: 'MONDAY', timeOfDay: 'evening' })).toBe(true);
  expect(isWantedTime(minute(lateMonday), { weekday: 'TUESDAY' })).toBe(false);
  const inTokyo = minute(lateMonday, 'Asia/Tokyo');
  expect(isWantedTime(inTokyo, { weekday: 'TUESDAY', timeOfDay: 'morning' })).toBe(true);
  expect(isWantedTime(inTokyo, { weekday: 'TUESDAY', timeOfDay: 'evening' })).toBe(false);
});

it('Sunday includes the last minute of the week, and any minute suits a person without a preference', () => {
  expect(isWantedTime(minute('2026-01-11T23:59Z'), { weekday: 'SUNDAY' })).toBe(true);
  expect(isWantedTime(minute('2026-01-11T23:59Z'), {})).toBe(true);
});
