import { firstOrderOf } from './overviewSorts';

it('sorting a table of pods begins with A, the soonest meeting, or the highest number', () => {
  expect(firstOrderOf('name')).toBe('asc');
  expect(firstOrderOf('nextMeeting')).toBe('asc');
  expect(firstOrderOf('people')).toBe('desc');
  expect(firstOrderOf('waiting')).toBe('desc');
  expect(firstOrderOf('lastMessage')).toBe('desc');
});
