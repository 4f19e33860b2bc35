import { useMemo } from 'react';

export interface NextPage {
  /** `outdated`: earlier pages failed to reload, which QueryState reports; no next page loads until they have. */
  state: 'more' | 'loading' | 'failed' | 'outdated' | 'complete';
  load: () => void;
  isWaiting?: boolean;
  /** Epoch milliseconds. */
  answeredAt: number | undefined;
}

export interface InfiniteQueryLike {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  isFetchNextPageError: boolean;
  isFetchPreviousPageError: boolean;
  fetchNextPage: () => unknown;
  fulfilledTimeStamp?: number;
}

export function nextPageState(query: Omit<InfiniteQueryLike, 'fetchNextPage'>): NextPage['state'] {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  if (!query.hasNextPage) return 'complete';
  // A successful page would hide a failed refetch, and leave a gap before it.
  if (query.isError && !query.isFetchPreviousPageError) return 'outdated';
  // RTK Query silently ignores a request for the next page during a refetch.
  return query.isFetching ? 'loading' : 'more';
}

export const isOfNextPage = (query: Pick<InfiniteQueryLike, 'isFetchNextPageError' | 'isFetchingNextPage'>) =>
  query.isFetchNextPageError || query.isFetchingNextPage;

export function useNextPage(query: InfiniteQueryLike): NextPage {
  const { fetchNextPage, fulfilledTimeStamp: answeredAt } = query;
  const state = nextPageState(query);
  const isWaiting = state === 'loading' && !query.isFetchingNextPage;
  return useMemo(
    () => ({ state, load: () => void fetchNextPage(), isWaiting, answeredAt }),
    [fetchNextPage, state, isWaiting, answeredAt],
  );
}
