import { messageProblems, pathProblems, ruleProblems } from './project';

test('every cited rule exists, and nothing outside the project is cited', () => {
  expect(ruleProblems()).toEqual([]);
});

test('each sentence of a form is written once, in the domain', () => {
  expect(messageProblems()).toEqual([]);
});

test('every path that a document quotes exists', () => {
  expect(pathProblems()).toEqual([]);
});
