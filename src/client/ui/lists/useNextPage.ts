import { useMemo } from 'react';

/** The state of the rest of a paginated list. */
export interface NextPage {
  state: 'more' | 'loading' | 'failed' | 'complete';
  load: () => void;
  /** Shown as loading while another request, which would cause a refusal, is pending. */
  isWaiting?: boolean;
  /** The time of the last answer, in epoch milliseconds: a load that was refused before it can run after it. */
  answeredAt: number | undefined;
}

/** The state of the next page in an RTK Query infinite query. */
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
  // While the list itself is refetched, a request for the next page would be silently ignored.
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
