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

/** The part of an RTK Query infinite query that its next page depends on. */
export interface InfiniteQueryLike {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  isFetchNextPageError: boolean;
  isFetchPreviousPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
  fulfilledTimeStamp?: number;
}

/** A page's success would hide the failed refetch of those before it, and leave a gap between them. */
const needsRefetch = ({ isError, isFetchNextPageError, isFetchPreviousPageError }: InfiniteQueryLike) =>
  isError && !isFetchNextPageError && !isFetchPreviousPageError;

function stateOf(query: InfiniteQueryLike): NextPage['state'] {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  if (!query.hasNextPage) return 'complete';
  if (needsRefetch(query)) return 'failed';
  // While the list itself is refetched, a request for the next page would be silently ignored.
  return query.isFetching ? 'loading' : 'more';
}

/** The state of the next page, and what loads it: a refetch of all pages if the last one failed. */
export function nextPageOf(query: InfiniteQueryLike) {
  return { state: stateOf(query), ask: needsRefetch(query) ? query.refetch : query.fetchNextPage };
}

export function useNextPage(query: InfiniteQueryLike): NextPage {
  const { fulfilledTimeStamp: answeredAt } = query;
  const { state, ask } = nextPageOf(query);
  const isWaiting = state === 'loading' && !query.isFetchingNextPage;
  return useMemo(() => ({ state, load: () => void ask(), isWaiting, answeredAt }), [ask, state, isWaiting, answeredAt]);
}
