import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiState } from '../../stream/events';
import type { StreamState } from '../../stream/streamSlice';
import { useIsUnconfirmed } from '../../ui/states/unconfirmedSlice';
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
  stretch: LoadedMessages | undefined;
}

/** Set on marking as unread: the messages visible then, and whether the user has scrolled down since. */
interface Pause {
  visibleId: string;
  hasScrolled: boolean;
}

/**
 * Marks messages as read while the user is looking, forward only, one call at a time; a failed call is retried on the
 * next render of the log. Marking as unread pauses this until the user scrolls down or sends a message (rule
 * chat.unread). Messages before a gap that haven't been seen stay unread, also while cached messages show (rule
 * platform.persistence).
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
  const onScrollDown = useCallback(() => {
    if (pause.current) pause.current.hasScrolled = true;
  }, []);
  const resume = useCallback(() => {
    pause.current = undefined;
  }, []);
  return { onVisible, onScrollDown, resume };
}
