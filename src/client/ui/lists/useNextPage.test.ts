import { nextPageOf } from './useNextPage';

const loaded = {
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isError: false,
  isFetchNextPageError: false,
  isFetchPreviousPageError: false,
  fetchNextPage: () => 'next page',
  refetch: () => 'all pages',
};

const stateAndRequest = (query: Partial<typeof loaded>) => {
  const { state, ask } = nextPageOf({ ...loaded, ...query });
  return [state, ask()];
};

it('after a failed refetch all pages are requested again, so that no gap stays between them (rule platform.pages)', () => {
  expect(stateAndRequest({ isError: true })).toEqual(['failed', 'all pages']);
});

it('after a failed page only that page is requested again', () => {
  expect(stateAndRequest({ isError: true, isFetchNextPageError: true })).toEqual(['failed', 'next page']);
  expect(stateAndRequest({ isError: true, isFetchPreviousPageError: true })).toEqual(['more', 'next page']);
});

it('a list that is complete stays so when its refetch fails', () => {
  expect(stateAndRequest({ hasNextPage: false, isError: true })[0]).toBe('complete');
});

it('while a list is refetched, its next page counts as loading', () => {
  expect(stateAndRequest({ isFetching: true })[0]).toBe('loading');
});
