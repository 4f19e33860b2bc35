import { testClock } from './clock';

it('a test clock moves by exactly what it is advanced by, or to what it is set to', () => {
  const clock = testClock('2026-03-03T09:00:00Z');
  const before = clock.now();
  clock.advance({ days: 1, minutes: 30, seconds: 5, milliseconds: 7 });
  expect(before.toISOString()).toBe('2026-03-03T09:00:00.000Z');
  expect(clock.now().toISOString()).toBe('2026-03-04T09:30:05.007Z');
  clock.set('2026-01-01T00:00:00+01:00');
  expect(clock.now().toISOString()).toBe('2025-12-31T23:00:00.000Z');
});

it('a test clock rejects an invalid time', () => {
  expect(() => testClock('tomorrow')).toThrow("'tomorrow' is not an instant.");
});
