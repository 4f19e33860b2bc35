import type { Measured } from '../../src/server/testing/growth/simulate';
import { verdictOf } from './year';

const monthsOf = (...rows: number[]): Measured[] =>
  rows.map((count, index) => ({
    day: (index + 1) * 30,
    sizes: new Map([['events', { rows: count, bytes: count * 100 }]]),
  }));

it.each([
  ['flat', 'is as long at the end as after its time', monthsOf(500, 1000, 1000, 1010), 50],
  ['GROWS', 'goes on growing', monthsOf(500, 1000, 1100, 1200), 50],
  ['not seen', 'has had nothing after its time', monthsOf(0, 0, 0, 0), 50],
  ['not seen', 'was not there', [{ day: 60, sizes: new Map() }, ...monthsOf(0, 0, 9)], 50],
  ['not seen', 'has not come to its time', monthsOf(500, 1000, 1500), 400],
  ['not seen', 'has come to its time only at the end', monthsOf(500, 1000, 1500), 75],
  ['stays', 'isn’t removed', monthsOf(1, 2, 3), undefined],
])('the verdict is ‘%s’ on a table that %s', (verdict, _what, months, days) => {
  expect(verdictOf('events', months, days)).toBe(verdict);
});
