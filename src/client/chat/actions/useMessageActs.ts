import { useCallback, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Emoji, Message } from '../../../contract/entities.gen';
import { chatApi } from '../../api/chatApi';
import { problemOf } from '../../api/problem';
import { confirm } from '../../ui/messages/confirm';
import { showFailure } from '../../ui/messages/showFailure';
import { showMessage } from '../../ui/messages/showMessage';
import { receiveMessage } from '../receiveMessage';
import { markChannel } from '../reading/receiveRead';
import type { Row } from '../log/rows';
import type { SendingDispatch } from '../outbox/sending';
import { publishUnreadMark } from '../reading/unreadMarks';
import { words } from '../words.gen';
import { copyText } from './copyText';
import { reactionKey } from './messageActs';

interface Answer {
  data?: Message;
  error?: unknown;
}

const { addReaction, removeReaction, removeMessage, pinMessage, unpinMessage } = chatApi.endpoints;

const MAX_WAIT_MS = 1000;

const isOnItsWay = (active: Element | null) =>
  !active || active === document.body || active.closest('[role="menu"]') !== null;

async function focusIsBack(): Promise<void> {
  const latest = performance.now() + MAX_WAIT_MS;
  do {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  } while (isOnItsWay(document.activeElement) && performance.now() < latest);
}

export function useMessageActs(channelId: string, userId: string) {
  const dispatch = useDispatch<SendingDispatch>();
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const pending = useRef(new Map<string, boolean>());

  const take = useCallback(
    ({ data, error }: Answer) => {
      if (data) dispatch(receiveMessage(data, { userId, movesMarker: false }));
      else showFailure(problemOf(error)?.detail ?? words.actFailed);
      return data !== undefined;
    },
    [dispatch, userId],
  );

  /** One call at a time per message and emoji; the last press wins. */
  const react = useCallback(
    async (row: Row, emoji: Emoji) => {
      if (row.id === undefined) return;
      const call = { id: channelId, messageId: row.id, emoji };
      const key = reactionKey(row.id, emoji);
      const isGiven = row.reactions?.some((one) => one.emoji === emoji && one.userIds.includes(userId)) ?? false;
      const isBusy = pending.current.has(key);
      pending.current.set(key, !(pending.current.get(key) ?? isGiven));
      setPressed(new Map(pending.current));
      if (isBusy) return;
      let done: boolean | undefined;
      while (done !== pending.current.get(key)) {
        done = pending.current.get(key);
        const { initiate } = done ? addReaction : removeReaction;
        if (!take(await dispatch(initiate(call, { track: false })))) break;
      }
      pending.current.delete(key);
      setPressed(new Map(pending.current));
    },
    [channelId, dispatch, take, userId],
  );

  const remove = useCallback(
    async ({ id: messageId, isOwn, senderName }: Row) => {
      if (messageId === undefined) return;
      await focusIsBack();
      const body = isOwn ? words.removeBody : words.removeOfBody({ name: senderName });
      const isMeant = await confirm({ title: words.removeTitle, body, verb: words.removeVerb, danger: true });
      if (!isMeant) return;
      take(await dispatch(removeMessage.initiate({ id: channelId, messageId }, { track: false })));
    },
    [channelId, dispatch, take],
  );

  const markUnread = useCallback(
    async ({ id: messageId }: Row) => {
      if (messageId === undefined) return;
      const withdraw = publishUnreadMark(channelId);
      const isDone = await dispatch(markChannel({ channelId, messageId, status: 'UNREAD', userId }));
      if (isDone) return showMessage(words.markedUnread);
      withdraw();
      showFailure(words.actFailed);
    },
    [channelId, dispatch, userId],
  );

  /** Without a message, unpins (rule chat.pinned). */
  const pin = useCallback(
    async (messageId: string | undefined) => {
      const { error } = await (messageId === undefined
        ? dispatch(unpinMessage.initiate({ id: channelId }, { track: false }))
        : dispatch(pinMessage.initiate({ id: channelId, pinInput: { messageId } }, { track: false })));
      if (error) showFailure(problemOf(error)?.detail ?? words.actFailed);
      else showMessage(messageId === undefined ? words.unpinned : words.pinnedNow);
    },
    [channelId, dispatch],
  );
  return useMemo(() => ({ pressed, react, remove, copy, markUnread, pin }), [pressed, react, remove, markUnread, pin]);
}

const copy = ({ content }: Row) => copyText(content);
