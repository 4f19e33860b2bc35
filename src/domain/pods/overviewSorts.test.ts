import { firstOrderOf } from './overviewSorts';

it('a table of pods just sorted begins with A, the soonest meeting, or the most', () => {
  expect(firstOrderOf('name')).toBe('asc');
  expect(firstOrderOf('nextMeeting')).toBe('asc');
  expect(firstOrderOf('people')).toBe('desc');
  expect(firstOrderOf('waiting')).toBe('desc');
  expect(firstOrderOf('lastMessage')).toBe('desc');
});
