import { stepStage } from './stepStage';

const at = 1_800_000_000;
const scheduled = (commitmentDate: number) => ({ status: 'InProgress' as const, commitmentDate });

test('a step due by this meeting is told about first', () => {
  expect(stepStage({ step: scheduled(at * 1000) }, at)).toBe('review');
});

test.each(['NotSet', 'Done', 'NotDone'] as const)('after %s the next step is to be set', (status) => {
  expect(stepStage({ step: { status } }, at)).toBe('next');
});

test('a step due later, or set in this meeting, is the one for next time', () => {
  expect(stepStage({ step: scheduled(at * 1000 + 1) }, at)).toBe('ahead');
  expect(stepStage({ step: scheduled(at * 1000), closedStep: {} }, at)).toBe('ahead');
});

test('while steps are off there is nothing to say', () => {
  expect(stepStage({}, at)).toBeUndefined();
});
