import { openRoundAt } from './openRound';

const at = 1_800_000_000;
const week = 7 * 24 * 3600;
const minutes = (count: number) => count * 60;
const meeting = { nextMeeting: at, duration: 60, paused: false };

test('meeting mode is open from 15 minutes before a meeting to 60 minutes after its end', () => {
  expect(openRoundAt(meeting, at - minutes(15) - 1)).toBeUndefined();
  expect(openRoundAt(meeting, at - minutes(15))).toBe(at);
  expect(openRoundAt(meeting, at + minutes(120) - 1)).toBe(at);
  expect(openRoundAt(meeting, at + minutes(120))).toBeUndefined();
});

test('after its end a meeting’s round stays open, unless the meeting was skipped or the series is paused', () => {
  const after = { ...meeting, nextMeeting: at + week, previousMeeting: at };
  expect(openRoundAt(after, at + minutes(90))).toBe(at);
  expect(openRoundAt({ ...after, changes: [{ start: at + week }] }, at + minutes(90))).toBe(at);
  expect(openRoundAt({ ...after, changes: [{ start: at }] }, at + minutes(90))).toBeUndefined();
  expect(openRoundAt({ ...after, paused: true }, at + minutes(90))).toBeUndefined();
});
