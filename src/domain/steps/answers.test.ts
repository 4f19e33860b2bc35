import { answerState, stepAnswerOf } from './answers';

it.each([
  ['InProgress', false, false, 'OPEN'],
  ['InProgress', false, true, 'ANSWERED'],
  ['InProgress', true, false, 'CHANGED'],
  ['Done', false, false, 'ANSWERED'],
  ['NotDone', true, true, 'ANSWERED'],
  ['NotSet', false, false, 'CHANGED'],
  ['NotSet', false, true, 'CHANGED'],
] as const)(
  'the state of a %s step (closed: %s) opened by a link (already used: %s) is %s',
  (status, isClosed, isUsed, state) => {
    expect(answerState({ status, isClosed }, isUsed)).toBe(state);
  },
);

it('a link can preselect only an existing answer', () => {
  expect(['done', 'not-done', 'Done', 'constructor', '', null].map(stepAnswerOf)).toEqual([
    'Done',
    'NotDone',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
