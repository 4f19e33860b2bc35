import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiState } from '../../stream/events';
import type { StreamState } from '../../stream/streamSlice';
import { useIsUnconfirmed } from '../../ui/states/useIsUnconfirmed';
import { markChannel } from './receiveRead';
import { onUnreadMark } from './unreadMarks';
import { isUnseenBefore } from './unseenBefore';
import type { Stretch } from './unseenBefore';
import { isPageActive } from '../log/visibleMessages';
import type { VisibleMessages } from '../log/visibleMessages';

interface Reader {
  channelId: string;
  userId: string;
  lastReadId: string | undefined;
  /** What is held, where one was led to a message, or to what was kept, and not to where one stopped reading. */
  stretch: Stretch | undefined;
}

/** Since something was marked as unread: what was visible then, and whether one has scrolled down since. */
interface Pause {
  visibleId: string;
  hasScrolled: boolean;
}

/**
 * Marks a channel as read up to a message, when somebody looks, and only forward; one call at a time, so that scrolling through
 * a hundred messages is not a hundred calls. What failed is tried again when the log is next drawn. After something was marked
 * as unread it waits until one scrolls on to newer messages or writes (rule chat.unread). Whoever was led to a message past what
 * is unread leaves that unread, until they come to it. While what is shown is as old as it was kept, what came in between is
 * missing: nothing is marked past that (rule platform.kept).
 */
export function useMarkRead({ channelId, userId, lastReadId, stretch }: Reader) {
  const dispatch = useDispatch<ThunkDispatch<ApiState & { stream: StreamState }, unknown, UnknownAction>>();
  const isUnconfirmed = useIsUnconfirmed();
  const marked = useRef('');
  const wanted = useRef('');
  const visible = useRef('');
  const isBusy = useRef(false);
  const pause = useRef<Pause>(undefined);
  useEffect(
    () =>
      onUnreadMark(channelId, () => {
        const before = pause.current;
        const begun = { visibleId: visible.current, hasScrolled: false };
        pause.current = begun;
        marked.current = '';
        wanted.current = '';
        return () => {
          if (pause.current === begun) pause.current = before;
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
      const done = lastReadId !== undefined && lastReadId > marked.current ? lastReadId : marked.current;
      if (pause.current || messageId <= done || isUnconfirmed || !isPageActive()) return;
      const shownTo = wanted.current > done ? wanted.current : done;
      if (stretch && isUnseenBefore(stretch, shownTo, firstId, userId)) return;
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
    [channelId, dispatch, isUnconfirmed, lastReadId, stretch, userId],
  );
  /** By hand. */
  const onScrollDown = useCallback(() => {
    if (pause.current) pause.current.hasScrolled = true;
  }, []);
  /** Who writes has read. */
  const resume = useCallback(() => {
    pause.current = undefined;
  }, []);
  return { onVisible, onScrollDown, resume };
}
