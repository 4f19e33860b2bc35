import { useMemo } from 'react';

/** What of a list that is answered by pages is not loaded yet. */
export interface NextPage {
  state: 'more' | 'loading' | 'failed' | 'complete';
  load: () => void;
  /** It counts as loading while something else does, which it would be refused for. */
  isWaiting?: boolean;
  /** When the last answer came, in epoch milliseconds: what is due, and was refused before it, is loaded after it. */
  answeredAt: number | undefined;
}

/** What an infinite query of RTK Query says of its next page. */
export interface InfiniteQueryLike {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  fulfilledTimeStamp?: number;
}

function stateOf({ hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError }: InfiniteQueryLike) {
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'failed';
  if (!hasNextPage) return 'complete';
  // While the list itself is fetched anew, the next page would be refused without a word.
  return isFetching ? 'loading' : 'more';
}

export function useNextPage(query: InfiniteQueryLike): NextPage {
  const { fetchNextPage, fulfilledTimeStamp: answeredAt } = query;
  const state = stateOf(query);
  const isWaiting = state === 'loading' && !query.isFetchingNextPage;
  return useMemo(
    () => ({ state, load: () => void fetchNextPage(), isWaiting, answeredAt }),
    [fetchNextPage, state, isWaiting, answeredAt],
  );
}
