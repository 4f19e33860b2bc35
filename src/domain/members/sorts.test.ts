import { DEFAULT_MEMBER_SORT, isPodSort, MEMBER_SORTS } from './sorts';

it('people are listed by first name unless asked otherwise', () => {
  expect(DEFAULT_MEMBER_SORT).toBe('firstName');
});

it('meeting time, pod size and pod name list the people pod by pod, the other orders list them in one row', () => {
  expect(MEMBER_SORTS.filter(isPodSort)).toEqual(['meetingTime', 'podSize', 'podName']);
});
