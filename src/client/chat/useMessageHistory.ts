import { useMemo } from 'react';
import { useMessageHistoryInfiniteQuery } from '../api/chatApi';
import { messagesIn } from '../api/messageHistory';
import { useNextPage } from '../ui/useNextPage';

/** A channel's messages in order, as a query, and the way to older ones. */
export function useMessageHistory(channelId: string) {
  // The stream fills it up; a fetch would fetch every loaded page again.
  const history = useMessageHistoryInfiniteQuery(channelId, { refetchOnReconnect: false });
  const { currentData, error, isFetchNextPageError, refetch } = history;
  const messages = useMemo(() => currentData && messagesIn(currentData), [currentData]);
  const older = useNextPage(history);
  // An older page that could not be loaded says so in its own place.
  const query = { currentData: messages, error: isFetchNextPageError ? undefined : error, refetch };
  return { query, older };
}
