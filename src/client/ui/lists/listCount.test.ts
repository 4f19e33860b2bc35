import { words } from '../../members/words.gen';
import { listCount } from './listCount';

it('a list shows its exact number up to 1,000 items, and that there are more beyond (rule platform.pages)', () => {
  expect([0, 1, 2, 1_000, 1_001].map((total) => words.list.people(listCount(total)))).toEqual([
    '0 people',
    '1 person',
    '2 people',
    '1,000 people',
    'More than 1,000 people',
  ]);
});
