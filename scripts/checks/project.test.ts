import { messageProblems } from './project';

test('the sentences of a form stand once, in the domain', () => {
  expect(messageProblems()).toEqual([]);
});
