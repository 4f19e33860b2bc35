import { clockShift, clockShiftWords } from './clockShift';

const at = (iso: string) => Date.parse(iso) / 1000;

it.each([
  ['Europe/London', 0],
  ['UTC', -60],
  ['Asia/Kolkata', -60],
  // Its clocks went forward three weeks earlier.
  ['America/New_York', -60],
])('a weekly meeting in London after its clocks go forward is shown in %s %s minutes later', (zone, minutes) => {
  expect(clockShift(at('2026-03-24T19:00Z'), at('2026-03-31T18:00Z'), zone)).toBe(minutes);
});

it('clocks that go forward by half an hour shift a meeting by half an hour', () => {
  expect(clockShift(at('2026-09-28T08:00Z'), at('2026-10-05T08:00Z'), 'Australia/Lord_Howe')).toBe(30);
});

it('a shift past midnight takes the shorter way around', () => {
  expect(clockShift(at('2026-03-24T00:30Z'), at('2026-03-30T23:30Z'), 'UTC')).toBe(-60);
  expect(clockShift(at('2026-10-24T23:30Z'), at('2026-11-01T00:30Z'), 'UTC')).toBe(60);
});

it.each([
  [0, undefined],
  [60, 'an hour later than usual for you'],
  [-60, 'an hour earlier than usual for you'],
  [120, '2 hours later than usual for you'],
  [-30, '30 minutes earlier than usual for you'],
  [90, '90 minutes later than usual for you'],
])('a shift of %s minutes is described as: %s', (minutes, words) => {
  expect(clockShiftWords(minutes, 'en')).toBe(words);
});
