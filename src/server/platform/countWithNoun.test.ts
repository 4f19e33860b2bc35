import { countWithNoun } from './countWithNoun';

it('a count of one takes the singular, and any other count the plural', () => {
  expect([0, 1, 1200].map((count) => countWithNoun(count, 'pod'))).toEqual(['0 pods', '1 pod', '1,200 pods']);
});
