import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { v4 as newId } from 'uuid';
import type { Mention } from '../../../contract/entities.gen';
import { serverNow } from '../../api/transport/serverClock';
import { messageTakenBack, unsentMessages } from './outboxSlice';
import { retryMessage, sendMessage } from './sending';
import type { SendingDispatch } from './sending';
import type { NewMessage, UnsentMessage } from './unsentMessage';

export function useOutbox(channelId: string, userId: string) {
  const dispatch = useDispatch<SendingDispatch>();
  const outbox = useSelector(unsentMessages);
  const unsent = useMemo(
    () => outbox.filter((one) => one.channelId === channelId && one.senderId === userId),
    [channelId, outbox, userId],
  );
  const acts = useMemo(
    () => ({
      send: (content: string, mentions: Mention[], { replyTo, image }: Pick<NewMessage, 'replyTo' | 'image'> = {}) =>
        dispatch(
          sendMessage({
            clientId: newId(),
            channelId,
            senderId: userId,
            content,
            createdEpochMillis: serverNow(),
            ...(mentions.length > 0 && { mentions }),
            ...(replyTo && { replyTo }),
            ...(image && { image }),
          }),
        ),
      retry: (one: UnsentMessage) => dispatch(retryMessage(one)),
      takeBack: (one: UnsentMessage) => dispatch(messageTakenBack(one.clientId)),
    }),
    [channelId, dispatch, userId],
  );
  return { unsent, ...acts };
}
