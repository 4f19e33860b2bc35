import { isAtNight } from './night';

const at = (iso: string) => Date.parse(iso) / 1000;

it.each([
  ['21:59', false],
  ['22:00', true],
  ['03:00', true],
  ['06:59', true],
  ['07:00', false],
])('at %s it is night: %s', (time, isNight) => {
  expect(isAtNight(at(`2026-01-06T${time}Z`), 'Europe/London')).toBe(isNight);
});

it("night follows the zone's clocks, including summer time", () => {
  const evening = at('2026-07-07T18:00Z');
  expect(isAtNight(evening, 'Europe/London')).toBe(false);
  expect(isAtNight(evening, 'Asia/Tokyo')).toBe(true);
  expect(isAtNight(at('2026-07-07T21:00Z'), 'Europe/London')).toBe(true);
  expect(isAtNight(at('2026-01-06T21:00Z'), 'Europe/London')).toBe(false);
});
