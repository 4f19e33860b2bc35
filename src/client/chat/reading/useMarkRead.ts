import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiState } from '../../stream/events';
import type { StreamState } from '../../stream/streamSlice';
import { useIsUnconfirmed } from '../../ui/states/useIsUnconfirmed';
import { isPageActive } from '../log/visibleMessages';
import type { VisibleMessages } from '../log/visibleMessages';
import { markChannel } from './receiveRead';
import { onUnreadMark } from './unreadMarks';
import { isUnseenBefore } from './unseenBefore';
import type { LoadedMessages } from './unseenBefore';

interface Reader {
  channelId: string;
  userId: string;
  lastReadId: string | undefined;
  /**
   * The loaded messages, if the conversation opened at a linked message or from the cache rather than at the last read
   * one.
   */
  stretch: LoadedMessages | undefined;
}

/**
 * Set after the user marks messages as unread: the messages visible at that time, and whether the user has scrolled
 * down since.
 */
interface Pause {
  visibleId: string;
  hasScrolled: boolean;
}

/**
 * Marks a channel as read up to a message while the user is looking, and only forward. Makes one call at a time, so
 * that scrolling past a hundred messages doesn't cause a hundred calls. A failed call is retried when the log next
 * renders. Marking as unread pauses this until the user scrolls to newer messages or sends one (rule chat.unread).
 * Opening at a message beyond the unread ones leaves those unread until the user reaches them. While cached messages
 * show, later messages are missing: nothing past the gap is marked (rule platform.kept).
 */
export function useMarkRead({ channelId, userId, lastReadId, stretch }: Reader) {
  const dispatch = useDispatch<ThunkDispatch<ApiState & { stream: StreamState }, unknown, UnknownAction>>();
  const isUnconfirmed = useIsUnconfirmed();
  const marked = useRef('');
  const requestedId = useRef('');
  const visible = useRef('');
  const isBusy = useRef(false);
  const pause = useRef<Pause>(undefined);
  useEffect(
    () =>
      onUnreadMark(channelId, () => {
        const before = pause.current;
        const newPause = { visibleId: visible.current, hasScrolled: false };
        pause.current = newPause;
        marked.current = '';
        requestedId.current = '';
        return () => {
          if (pause.current === newPause) pause.current = before;
        };
      }),
    [channelId],
  );
  const onVisible = useCallback(
    (shown: VisibleMessages | undefined) => {
      if (shown === undefined) return;
      const { firstId, lastId: messageId } = shown;
      visible.current = messageId;
      if (pause.current?.hasScrolled && messageId > pause.current.visibleId) pause.current = undefined;
      const markedId = lastReadId !== undefined && lastReadId > marked.current ? lastReadId : marked.current;
      if (pause.current || messageId <= markedId || isUnconfirmed || !isPageActive()) return;
      const shownTo = requestedId.current > markedId ? requestedId.current : markedId;
      if (stretch && isUnseenBefore(stretch, shownTo, firstId, userId)) return;
      requestedId.current = messageId;
      const next = async () => {
        while (requestedId.current > marked.current) {
          const upTo = requestedId.current;
          if (!(await dispatch(markChannel({ channelId, messageId: upTo, status: 'READ', userId })))) break;
          // Keeps the mark unless the messages were marked as unread since.
          if (requestedId.current !== '') marked.current = upTo;
        }
        isBusy.current = false;
      };
      if (isBusy.current) return;
      isBusy.current = true;
      void next();
    },
    [channelId, dispatch, isUnconfirmed, lastReadId, stretch, userId],
  );
  /** By hand. */
  const onScrollDown = useCallback(() => {
    if (pause.current) pause.current.hasScrolled = true;
  }, []);
  /** Sending a message implies having read all earlier messages. */
  const resume = useCallback(() => {
    pause.current = undefined;
  }, []);
  return { onVisible, onScrollDown, resume };
}
