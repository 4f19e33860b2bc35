import { clockError } from './clockError';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

it.each([
  [0, undefined],
  [-5 * MINUTE, undefined],
  [-6 * MINUTE, '6 minutes fast'],
  [60 * MINUTE, '60 minutes slow'],
  [3 * 60 * MINUTE + 9_000, '3 hours slow'],
  [-DAY, '24 hours fast'],
  [-8 * DAY - 500, '8 days fast'],
])('a clock that is %d ms behind is described as %s', (behind, words) => {
  const error = clockError(behind, 'en');
  expect(error && `${error.difference} ${error.isFast ? 'fast' : 'slow'}`).toBe(words);
});
