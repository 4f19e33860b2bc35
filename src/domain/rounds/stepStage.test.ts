import { stepStage } from './stepStage';

const at = 1_800_000_000;
const meeting = { start: at, at };
const scheduled = (commitmentDate: number) => ({ status: 'InProgress' as const, commitmentDate });

test('a step due by this meeting is reviewed', () => {
  expect(stepStage({ step: scheduled(at * 1000) }, meeting)).toBe('review');
});

test('a meeting held earlier than planned still has the steps due at its planned time', () => {
  const moved = { start: at, at: at - 3600 };
  expect(stepStage({ step: scheduled(at * 1000) }, moved)).toBe('review');
});

test.each(['NotSet', 'Done', 'NotDone'] as const)('after %s the next step is to be set', (status) => {
  expect(stepStage({ step: { status } }, meeting)).toBe('next');
});

test('a step due later, or set in this meeting, is for the next meeting', () => {
  expect(stepStage({ step: scheduled(at * 1000 + 1) }, meeting)).toBe('ahead');
  expect(stepStage({ step: scheduled(at * 1000), closedStep: {} }, meeting)).toBe('ahead');
});

test('there is no stage while steps are turned off', () => {
  expect(stepStage({}, meeting)).toBeUndefined();
});
