import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { chatApi } from '../api/chatApi';
import type { ApiState } from '../stream/events';
import { isPageActive } from './visibleMessages';

/**
 * Marks a channel as read up to a message, when somebody looks, and only forward; one call at a time, so that scrolling through
 * a hundred messages is not a hundred calls. What failed is tried again when the log is next drawn.
 */
export function useMarkRead(
  channelId: string,
  lastReadId: string | undefined,
): (messageId: string | undefined) => void {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
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
          const call = { id: channelId, readInput: { messageId: upTo, status: 'READ' } } as const;
          // Untracked: the state of a tracked call would draw the log again, and so repeat a failed one without end.
          const answer = await dispatch(chatApi.endpoints.markRead.initiate(call, { track: false }));
          if (answer.error) break;
          marked.current = upTo;
        }
        isBusy.current = false;
      };
      if (isBusy.current) return;
      isBusy.current = true;
      void next();
    },
    [channelId, dispatch, lastReadId],
  );
}
