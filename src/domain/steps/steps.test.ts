import {
  commitEffect,
  commitmentDateProblem,
  committedState,
  DUE_AHEAD_MS,
  isAskedHowItWent,
  isOverdue,
  STEP_STATUSES,
  withStatus,
} from './steps';
import { wordsIn as statusWordsIn } from './statusWords.gen';
import { textIn } from '../text/localText';

const commitment = { goal: 'Write a book', description: 'Write for ten minutes', commitmentDate: 2000 };

it('a step has a word for each status', () => {
  expect(STEP_STATUSES.map((status) => statusWordsIn('en')[status])).toEqual([
    'Not Set',
    'Scheduled',
    'Not Done',
    'Done',
  ]);
});

it('committing fills in an open step, and starts the next step after a finished one', () => {
  expect(STEP_STATUSES.map(commitEffect)).toEqual(['sets', 'sets', 'startsNext', 'startsNext']);
  expect(committedState(commitment)).toEqual({ status: 'InProgress', ...commitment });
});

it.each(STEP_STATUSES)('a step may become %s at any time', (status) => {
  for (const before of ['InProgress', 'NotDone', 'Done'] as const) {
    expect(withStatus({ status: before, ...commitment }, status)?.status).toBe(status);
  }
});

it('a step set to Not Set loses its goal, description and date; every other status keeps them', () => {
  expect(withStatus({ status: 'Done', ...commitment }, 'NotSet')).toEqual({ status: 'NotSet' });
  expect(withStatus({ status: 'InProgress', ...commitment }, 'Done')).toEqual({ status: 'Done', ...commitment });
});

it.each(['InProgress', 'NotDone', 'Done'] as const)('a step never committed to cannot become %s', (status) => {
  expect(withStatus({ status: 'NotSet' }, status)).toBeUndefined();
  for (const missing of [{ goal: '' }, { description: '' }, { commitmentDate: undefined }])
    expect(withStatus({ status: 'NotSet', ...commitment, ...missing }, status)).toBeUndefined();
});

it('a current step is overdue after its date', () => {
  const step = { status: 'InProgress' as const, ...commitment };
  expect([1999, 2000, 2001].map((now) => isOverdue(step, now))).toEqual([false, false, true]);
  expect(isOverdue({ ...step, status: 'Done' }, 3000)).toBe(false);
  expect(isOverdue({ status: 'NotSet' }, 3000)).toBe(false);
});

const problemOf = (...dates: Parameters<typeof commitmentDateProblem>) => {
  const problem = commitmentDateProblem(...dates);
  return problem && textIn(problem, 'en');
};

it('a commitment date must be after now', () => {
  expect(problemOf(1000, 1000)).toBe('Commitment date must be in the future');
  expect(problemOf(1001, 1000)).toBeUndefined();
});

it('a commitment date must be at or before the next meeting', () => {
  expect(problemOf(2000, 1000, 2000)).toBeUndefined();
  expect(problemOf(2001, 1000, 2000)).toBe('Commitment date must be before the next scheduled meeting time');
});

it('a commitment date need only be after now if there is no upcoming meeting', () => {
  expect(problemOf(9000, 1000)).toBeUndefined();
  expect(problemOf(9000, 1000, 1000)).toBeUndefined();
});

it('people are asked about a scheduled step from a day before its date', () => {
  const step = { status: 'InProgress' as const, ...commitment, commitmentDate: 2000 + DUE_AHEAD_MS };
  expect([2000, 2001, 9e12].map((now) => isAskedHowItWent(step, now))).toEqual([false, true, true]);
  expect(isAskedHowItWent({ ...step, status: 'Done' }, 9e12)).toBe(false);
  expect(isAskedHowItWent({ status: 'InProgress' }, 9e12)).toBe(false);
});
