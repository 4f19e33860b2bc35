import { isOver, nextStart, joinableStart } from './joinWindow';

const start = 1_800_000_000;
const minutes = (count: number) => count * 60;
const meeting = { nextMeeting: start, duration: 60 };

test('a meeting can be joined from 15 minutes before its start until its end', () => {
  expect(joinableStart(meeting, start - minutes(15) - 1)).toBeUndefined();
  expect(joinableStart(meeting, start - minutes(15))).toBe(start);
  expect(joinableStart(meeting, start + minutes(60) - 1)).toBe(start);
  expect(joinableStart(meeting, start + minutes(60))).toBeUndefined();
});

test('a meeting in progress shows before the next one', () => {
  const week = 7 * 86_400;
  const underWay = { currentMeeting: start, nextMeeting: start + week, duration: 60 };
  expect(nextStart(underWay, start + minutes(30))).toBe(start);
  expect(nextStart(underWay, start + minutes(90))).toBe(start + week);
});

test('a page left open notices that its next meeting has ended', () => {
  expect(isOver(meeting, start + minutes(59))).toBe(false);
  expect(isOver(meeting, start + minutes(60))).toBe(true);
  expect(nextStart(meeting, start + minutes(60))).toBeUndefined();
  expect(isOver({ duration: 60 }, start)).toBe(false);
});
