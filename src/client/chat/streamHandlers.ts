import { channelList, chatApi, foundList } from '../api/chatApi';
import { emptyHistory } from '../api/messageHistory';
import type { StreamHandler } from '../stream/events';
import { receiveMessage } from './receiveMessage';
import { receiveRead } from './receiveRead';
import { tellUnreadMark } from './unreadMarks';

const onMessage: StreamHandler<'message'> = ({ message }, { dispatch, userId }) =>
  dispatch(receiveMessage(message, { userId, movesMarker: true }));

const onRead: StreamHandler<'read'> = (event, { dispatch, userId }) => {
  dispatch(receiveRead({ ...event, userId }));
  if (event.status === 'UNREAD') tellUnreadMark(event.channelId);
};

/** A person who has lost a channel sees nothing of it from that moment; an open conversation shows that it is gone. */
const onChannel: StreamHandler<'channel'> = ({ channelId, change }, { dispatch, getState }) => {
  if (change === 'removed') {
    const { selectCachedArgsForQuery, updateQueryData } = chatApi.util;
    dispatch(updateQueryData('listMyChannels', undefined, (channels) => channels.filter(({ id }) => id !== channelId)));
    for (const arg of selectCachedArgsForQuery(getState(), 'messageHistory')) {
      if (arg.id === channelId) dispatch(updateQueryData('messageHistory', arg, () => emptyHistory));
    }
    for (const arg of selectCachedArgsForQuery(getState(), 'foundMessages')) {
      dispatch(
        updateQueryData('foundMessages', arg, ({ pages }) => {
          for (const page of pages) page.items = page.items.filter((message) => message.channelId !== channelId);
        }),
      );
    }
  }
  // What is in a lost channel would be refused; only who comes back in asks for it again.
  const outdated = {
    added: ['Channel', { type: 'Message', id: channelId }, foundList],
    changed: ['Channel'],
    removed: [channelList],
  } as const;
  dispatch(chatApi.util.invalidateTags([...outdated[change]]));
};

export const chatStreamHandlers = { message: onMessage, read: onRead, channel: onChannel };
