import { useMemo } from 'react';
import { useMessageHistoryInfiniteQuery } from '../history/historyApi';
import { messagesIn } from '../history/messageHistory';
import type { HistoryArg } from '../history/messageHistory';
import { isOfNextPage, useNextPage, type InfiniteQueryLike } from '../../ui/lists/useNextPage';

interface PagesOnBothSides extends InfiniteQueryLike {
  hasPreviousPage: boolean;
  isFetchingPreviousPage: boolean;
  fetchPreviousPage: () => unknown;
}

export const inReverse = (query: PagesOnBothSides): InfiniteQueryLike => ({
  ...query,
  hasNextPage: query.hasPreviousPage,
  isFetchingNextPage: query.isFetchingPreviousPage,
  isFetchNextPageError: query.isFetchPreviousPageError,
  isFetchPreviousPageError: query.isFetchNextPageError,
  fetchNextPage: query.fetchPreviousPage,
});

export function useMessageHistory(arg: HistoryArg) {
  // The stream keeps the messages current; a refetch would reload every page.
  const history = useMessageHistoryInfiniteQuery(arg, { refetchOnReconnect: false });
  const { currentData, error, refetch } = history;
  const messages = useMemo(() => currentData && messagesIn(currentData), [currentData]);
  const older = useNextPage(history);
  const reversed = inReverse(history);
  const newer = useNextPage(reversed);
  const isOfPage = isOfNextPage(history) || isOfNextPage(reversed);
  const query = { currentData: messages, error: isOfPage ? undefined : error, refetch };
  return { query, older, newer };
}
