import { useMemo } from 'react';
import { useMessageHistoryInfiniteQuery } from '../../api/chatApi';
import { messagesIn } from '../../api/messageHistory';
import type { HistoryArg } from '../../api/messageHistory';
import { useNextPage } from '../../ui/lists/useNextPage';

/** A section of a channel's messages in order, as a query, with functions to load older and newer messages. */
export function useMessageHistory(arg: HistoryArg) {
  // The stream keeps the messages current; a refetch would reload every page.
  const history = useMessageHistoryInfiniteQuery(arg, { refetchOnReconnect: false });
  const { currentData, error, isFetchNextPageError, isFetchPreviousPageError, refetch } = history;
  const messages = useMemo(() => currentData && messagesIn(currentData), [currentData]);
  const older = useNextPage(history);
  const newer = useNextPage({
    hasNextPage: history.hasPreviousPage,
    isFetching: history.isFetching,
    isFetchingNextPage: history.isFetchingPreviousPage,
    isFetchNextPageError: isFetchPreviousPageError,
    fetchNextPage: history.fetchPreviousPage,
    fulfilledTimeStamp: history.fulfilledTimeStamp,
  });
  // If a further page fails to load, the error shows in place of that page.
  const isOfPage = isFetchNextPageError || isFetchPreviousPageError;
  const query = { currentData: messages, error: isOfPage ? undefined : error, refetch };
  return { query, older, newer };
}
