import { useMemo } from 'react';
import { useMessageHistoryInfiniteQuery } from '../api/chatApi';
import { messagesIn } from '../api/messageHistory';

/** The messages before the loaded ones of a conversation. */
export interface OlderMessages {
  state: 'more' | 'loading' | 'failed' | 'complete';
  load: () => void;
}

/** What an infinite query says of its next page. */
interface NextPage {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
}

function stateOf({ hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError }: NextPage) {
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'failed';
  if (!hasNextPage) return 'complete';
  return isFetching ? 'loading' : 'more';
}

/** A channel's messages in order, as a query, and the way to older ones. */
export function useMessageHistory(channelId: string) {
  // The stream fills it up; a fetch would fetch every loaded page again.
  const history = useMessageHistoryInfiniteQuery(channelId, { refetchOnReconnect: false });
  const { currentData, error, fetchNextPage, isFetchNextPageError, refetch } = history;
  const messages = useMemo(() => currentData && messagesIn(currentData), [currentData]);
  const state = stateOf(history);
  const older = useMemo<OlderMessages>(() => ({ state, load: () => void fetchNextPage() }), [fetchNextPage, state]);
  // An older page that could not be loaded says so in its own place.
  const query = { currentData: messages, error: isFetchNextPageError ? undefined : error, refetch };
  return { query, older };
}
