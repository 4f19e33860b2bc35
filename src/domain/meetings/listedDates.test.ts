import { datesRenewal, isListedByDate, listedDates, listedStarts } from './listedDates';
import { seriesStarts, type Schedule } from './schedule';

const at = (iso: string) => Date.parse(iso) / 1000;
const DAY = 86_400;

const thirtieths: Schedule = {
  unixTime: at('2026-01-30T19:00Z'),
  timezone: 'Europe/London',
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Month',
  duration: 60,
};

it.each<[string, boolean, Partial<Schedule>]>([
  ['monthly on the 28th', false, { unixTime: at('2026-01-28T19:00Z') }],
  ['monthly on the 29th', true, { unixTime: at('2026-01-29T19:00Z') }],
  ['monthly on the 30th', true, {}],
  ['monthly on the 30th of its zone', true, { unixTime: at('2026-01-31T04:00Z'), timezone: 'America/New_York' }],
  ['monthly on the 31st', false, { unixTime: at('2026-01-31T19:00Z') }],
  ['every second month on the 30th', true, { frequency: 2 }],
  ['monthly on a weekday', false, { weekInMonth: 'Last', weekday: 'FRIDAY' }],
  ['weekly', false, { frequencyPeriod: 'Week' }],
  ['single', false, { recurring: false }],
])('a %s meeting is listed date by date: %s', (_, listed, given) => {
  expect(isListedByDate({ ...thirtieths, ...given })).toBe(listed);
});

it.each([1, 2, 3, 12, 30])('the dates of a series every %i months always reach a year back and ahead', (frequency) => {
  const schedule = { ...thirtieths, frequency };
  for (let now = schedule.unixTime - 90 * DAY; now < schedule.unixTime + 3000 * DAY; now += 17 * DAY) {
    const { first, last } = listedDates(schedule, now)!;
    expect(last).toBeGreaterThan(now + 400 * DAY);
    expect(seriesStarts(schedule, now - 365 * DAY, 1)[0]).toBeGreaterThanOrEqual(first);
  }
});

it('the listed dates match the series, with the last day of a shorter month', () => {
  const dates = { first: at('2027-12-30T19:00Z'), last: at('2028-04-30T18:00Z') };
  const days = listedStarts(thirtieths, dates).map((start) => new Date(start * 1000).toISOString().slice(0, 10));
  expect(days).toEqual(['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30']);
});

it.each([1, 30])('a series every %i months needs new listed dates once per change of the known dates', (frequency) => {
  const schedule = { ...thirtieths, frequency };
  let [since, renewals] = [schedule.unixTime, 0];
  for (let now = since; now < schedule.unixTime + 4000 * DAY;) {
    const { isDue, nextAt } = datesRenewal(schedule, since, now);
    if (isDue) renewals += 1;
    expect(datesRenewal(schedule, now + 1, now + 60).isDue).toBe(false);
    since = now = nextAt!;
  }
  const known = new Set<number>();
  for (let now = schedule.unixTime; now < since; now += DAY) known.add(listedDates(schedule, now)!.last);
  expect(renewals).toBe(known.size - 1);
});

it('a series described by a rule never needs further dates', () => {
  const weekly: Schedule = { ...thirtieths, frequencyPeriod: 'Week' };
  expect(datesRenewal(weekly, 0, at('2036-01-01T00:00Z'))).toEqual({ isDue: false, nextAt: undefined });
});
