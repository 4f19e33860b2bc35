import { useMemo } from 'react';
import { useMessageHistoryInfiniteQuery } from '../../api/chatApi';
import { messagesIn } from '../../api/messageHistory';
import type { HistoryArg } from '../../api/messageHistory';
import { useNextPage, type InfiniteQueryLike } from '../../ui/lists/useNextPage';

interface PagesOnBothSides extends InfiniteQueryLike {
  hasPreviousPage: boolean;
  isFetchingPreviousPage: boolean;
  fetchPreviousPage: () => unknown;
}

/** The query whose next page is the previous one of this query: the page of newer messages. */
export const inReverse = (query: PagesOnBothSides): InfiniteQueryLike => ({
  ...query,
  hasNextPage: query.hasPreviousPage,
  isFetchingNextPage: query.isFetchingPreviousPage,
  isFetchNextPageError: query.isFetchPreviousPageError,
  isFetchPreviousPageError: query.isFetchNextPageError,
  fetchNextPage: query.fetchPreviousPage,
});

/** A section of a channel's messages in order, as a query, with functions to load older and newer messages. */
export function useMessageHistory(arg: HistoryArg) {
  // The stream keeps the messages current; a refetch would reload every page.
  const history = useMessageHistoryInfiniteQuery(arg, { refetchOnReconnect: false });
  const { currentData, error, isFetchNextPageError, isFetchPreviousPageError, refetch } = history;
  const messages = useMemo(() => currentData && messagesIn(currentData), [currentData]);
  const older = useNextPage(history);
  const newer = useNextPage(inReverse(history));
  // If a further page fails to load, the error shows in place of that page, and is kept while it is loaded again.
  const isOfPage =
    isFetchNextPageError || isFetchPreviousPageError || history.isFetchingNextPage || history.isFetchingPreviousPage;
  const query = { currentData: messages, error: isOfPage ? undefined : error, refetch };
  return { query, older, newer };
}
