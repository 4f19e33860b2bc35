import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { v4 as newId } from 'uuid';
import type { Message } from '../../contract/entities.gen';
import { messageSettled, unsentMessages } from './outboxSlice';
import type { Unsent } from './outboxSlice';
import { takeBack, tryAgain, writeMessage } from './sending';
import type { SendingDispatch } from './sending';

/** What one has written in a channel and the server has not confirmed, and what can be done with it. */
export function useOutbox(channelId: string, userId: string, messages: readonly Message[]) {
  const dispatch = useDispatch<SendingDispatch>();
  const all = useSelector(unsentMessages);
  const unsent = useMemo(
    () => all.filter((one) => one.channelId === channelId && one.senderId === userId),
    [all, channelId, userId],
  );
  // What seemed to have failed may have come through: it is among the messages then.
  useEffect(() => {
    const arrived = new Set(messages.flatMap(({ senderId, clientId }) => (senderId === userId ? [clientId] : [])));
    for (const one of unsent) if (arrived.has(one.clientId)) dispatch(messageSettled(one));
  }, [dispatch, messages, unsent, userId]);
  const acts = useMemo(
    () => ({
      send: (content: string) => {
        const message = { clientId: newId(), channelId, senderId: userId, content };
        dispatch(writeMessage({ ...message, createdEpochMillis: Date.now() }));
      },
      retry: (one: Unsent) => dispatch(tryAgain(one)),
      takeBack: (one: Unsent) => dispatch(takeBack(one)),
    }),
    [channelId, dispatch, userId],
  );
  return { unsent, ...acts };
}
