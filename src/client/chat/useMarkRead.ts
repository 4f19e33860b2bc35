import { useCallback, useRef } from 'react';
import { useMarkReadMutation } from '../api/chatApi';
import { isPageActive } from './visibleMessages';

/**
 * Marks a channel as read up to a message, when somebody looks, and only forward; one call at a time, so that scrolling through
 * a hundred messages is not a hundred calls. What failed is tried again with the next message that shows.
 */
export function useMarkRead(
  channelId: string,
  lastReadId: string | undefined,
): (messageId: string | undefined) => void {
  const [markRead] = useMarkReadMutation();
  const marked = useRef('');
  const wanted = useRef('');
  const isBusy = useRef(false);
  return useCallback(
    (messageId) => {
      const done = lastReadId !== undefined && lastReadId > marked.current ? lastReadId : marked.current;
      if (messageId === undefined || messageId <= done || !isPageActive()) return;
      wanted.current = messageId;
      const next = async () => {
        while (wanted.current > marked.current) {
          const upTo = wanted.current;
          const answer = await markRead({ id: channelId, readInput: { messageId: upTo, status: 'READ' } });
          if (answer.error) break;
          marked.current = upTo;
        }
        isBusy.current = false;
      };
      if (isBusy.current) return;
      isBusy.current = true;
      void next();
    },
    [channelId, lastReadId, markRead],
  );
}
