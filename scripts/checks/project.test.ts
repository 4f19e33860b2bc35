import { messageProblems, pathProblems, ruleProblems } from './project';

test('every cited rule exists, and no document outside the project is cited', () => {
  expect(ruleProblems()).toEqual([]);
});

test('each form message is written once, in the domain', () => {
  expect(messageProblems()).toEqual([]);
});

test('every path that a document quotes exists', () => {
  expect(pathProblems()).toEqual([]);
});
