import { useMemo } from 'react';

/** The state of the rest of a paginated list. */
export interface NextPage {
  /** `outdated`: the pages before it failed to reload, which QueryState reports; none follows until they have. */
  state: 'more' | 'loading' | 'failed' | 'outdated' | 'complete';
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
  // The success of a page would hide that a refetch failed, and leave a gap before it.
  if (query.isError && !query.isFetchPreviousPageError) return 'outdated';
  // While the list itself is refetched, a request for the next page would be silently ignored.
  return query.isFetching ? 'loading' : 'more';
}

/** Whether the query's error is that of its next page, which shows in that page's place, also while it is retried. */
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
