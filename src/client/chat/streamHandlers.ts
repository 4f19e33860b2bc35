import { chatApi } from '../api/chatApi';
import { emptyHistory } from '../api/messageHistory';
import type { StreamHandler } from '../stream/events';
import { channelReadUpTo } from './channelUpdates';
import { patchChannel, receiveMessage } from './receiveMessage';

const onMessage: StreamHandler<'message'> = ({ message }, { dispatch, userId }) =>
  dispatch(receiveMessage(message, userId));

const onRead: StreamHandler<'read'> = ({ channelId, lastMessageReadId }, { dispatch }) =>
  dispatch(
    patchChannel(channelId, (channel) =>
      lastMessageReadId === undefined ? undefined : channelReadUpTo(channel, lastMessageReadId),
    ),
  );

/** A person who has lost a channel sees nothing of it from that moment; an open conversation shows that it is gone. */
const onChannel: StreamHandler<'channel'> = ({ channelId, change }, { dispatch }) => {
  if (change === 'removed') {
    const { invalidateTags, updateQueryData } = chatApi.util;
    dispatch(updateQueryData('listMyChannels', undefined, (channels) => channels.filter(({ id }) => id !== channelId)));
    dispatch(updateQueryData('messageHistory', channelId, () => emptyHistory));
    dispatch(invalidateTags([{ type: 'Message', id: channelId }]));
  }
  dispatch(chatApi.util.invalidateTags(['Channel']));
};

export const chatStreamHandlers = { message: onMessage, read: onRead, channel: onChannel };
