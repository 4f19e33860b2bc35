import { DEFAULT_MEMBER_SORT, isPodSort, MEMBER_SORTS } from './sorts';

it('people are sorted by first name by default', () => {
  expect(DEFAULT_MEMBER_SORT).toBe('firstName');
});

it("meeting time, pod size and pod name group people by pod; the other sort orders don't", () => {
  expect(MEMBER_SORTS.filter(isPodSort)).toEqual(['meetingTime', 'podSize', 'podName']);
});
