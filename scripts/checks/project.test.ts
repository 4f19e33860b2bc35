import { messageProblems, pathProblems, ruleProblems } from './project';

test('every rule that is cited is written, and nothing is cited that is not in the project', () => {
  expect(ruleProblems()).toEqual([]);
});

test('the sentences of a form stand once, in the domain', () => {
  expect(messageProblems()).toEqual([]);
});

test('every path that a document quotes exists', () => {
  expect(pathProblems()).toEqual([]);
});
