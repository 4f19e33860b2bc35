import { nextPageState } from './useNextPage';

const loaded = {
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isError: false,
  isFetchNextPageError: false,
  isFetchPreviousPageError: false,
};

const stateOf = (query: Partial<typeof loaded>) => nextPageState({ ...loaded, ...query });

it('no page loads after a failed refetch, as it would hide the gap before it (rule platform.pages)', () => {
  expect(stateOf({ isError: true })).toBe('outdated');
  expect(stateOf({ isFetching: true })).toBe('loading');
  expect(stateOf({})).toBe('more');
});

it('a failed page can be retried, and doesn’t stop pages on the other side', () => {
  expect(stateOf({ isError: true, isFetchNextPageError: true })).toBe('failed');
  expect(stateOf({ isError: true, isFetchPreviousPageError: true })).toBe('more');
});

it('a complete list stays complete when its refetch fails', () => {
  expect(stateOf({ hasNextPage: false, isError: true })).toBe('complete');
});
