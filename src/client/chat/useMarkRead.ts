import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiState } from '../stream/events';
import type { StreamState } from '../stream/streamSlice';
import { markChannel } from './receiveRead';
import { onUnreadMark } from './unreadMarks';
import { isPageActive } from './visibleMessages';

interface Reader {
  channelId: string;
  userId: string;
  lastReadId: string | undefined;
}

/** Since something was marked as unread: what was visible then, and whether one has moved on since. */
interface Pause {
  visibleId: string;
  hasMoved: boolean;
}

/**
 * Marks a channel as read up to a message, when somebody looks, and only forward; one call at a time, so that scrolling through
 * a hundred messages is not a hundred calls. What failed is tried again when the log is next drawn. After something was marked
 * as unread it waits until one scrolls on to newer messages or writes (rule chat.unread).
 */
export function useMarkRead({ channelId, userId, lastReadId }: Reader) {
  const dispatch = useDispatch<ThunkDispatch<ApiState & { stream: StreamState }, unknown, UnknownAction>>();
  const marked = useRef('');
  const wanted = useRef('');
  const visible = useRef('');
  const isBusy = useRef(false);
  const pause = useRef<Pause>(undefined);
  useEffect(
    () =>
      onUnreadMark(channelId, () => {
        pause.current = { visibleId: visible.current, hasMoved: false };
        marked.current = '';
        wanted.current = '';
      }),
    [channelId],
  );
  const onVisible = useCallback(
    (messageId: string | undefined) => {
      if (messageId === undefined) return;
      visible.current = messageId;
      if (pause.current?.hasMoved && messageId > pause.current.visibleId) pause.current = undefined;
      const done = lastReadId !== undefined && lastReadId > marked.current ? lastReadId : marked.current;
      if (pause.current || messageId <= done || !isPageActive()) return;
      wanted.current = messageId;
      const next = async () => {
        while (wanted.current > marked.current) {
          const upTo = wanted.current;
          if (!(await dispatch(markChannel({ channelId, messageId: upTo, status: 'READ', userId })))) break;
          // Unless it was marked as unread meanwhile.
          if (wanted.current !== '') marked.current = upTo;
        }
        isBusy.current = false;
      };
      if (isBusy.current) return;
      isBusy.current = true;
      void next();
    },
    [channelId, dispatch, lastReadId, userId],
  );
  /** One moves in the log by hand. */
  const onMove = useCallback(() => {
    if (pause.current) pause.current.hasMoved = true;
  }, []);
  /** Who writes has read. */
  const resume = useCallback(() => {
    pause.current = undefined;
  }, []);
  return { onVisible, onMove, resume };
}
