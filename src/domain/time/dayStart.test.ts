import { dayStart } from './dayStart';

it('a day begins at midnight in its zone, even when clocks change', () => {
  expect(dayStart('2026-11-22', 'Europe/London')).toBe(Date.UTC(2026, 10, 22) / 1000);
  expect(dayStart('2026-03-29', 'Europe/London', 1)).toBe(Date.UTC(2026, 2, 29, 23) / 1000);
});

it('an invalid date has no beginning', () => {
  expect([dayStart('', 'Europe/London'), dayStart('tomorrow', 'Europe/London')]).toEqual([undefined, undefined]);
});
