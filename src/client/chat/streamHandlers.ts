import { original } from '@reduxjs/toolkit';
import type { Channel, Message } from '../../contract/entities.gen';
import { chatApi } from '../api/chatApi';
import type { StreamContext, StreamHandler } from '../stream/events';
import { channelReadUpTo, channelWithMessage, withMessage } from './caches';
import { messageSettled } from './outboxSlice';

/**
 * Patches one channel of the list. What can't be patched is fetched: a channel that is not in it, one whose new state can't be
 * told, or a list that is just being fetched and may or may not have the news in it.
 */
function patchChannel(
  { dispatch, getState }: StreamContext,
  channelId: string,
  change: (channel: Channel) => Channel | undefined,
): void {
  const { data, isLoading } = chatApi.endpoints.listMyChannels.select()(getState());
  const index = data?.findIndex(({ id }) => id === channelId) ?? -1;
  const changed = data?.[index] && change(data[index]);
  if (changed) {
    dispatch(
      chatApi.util.updateQueryData('listMyChannels', undefined, (channels) => {
        channels[index] = changed;
      }),
    );
  }
  if (isLoading || (data && !changed)) dispatch(chatApi.util.invalidateTags(['Channel']));
}

/** The lists of a channel's newest messages that are held, whatever their length. */
const newestPages = ({ getState }: StreamContext, channelId: string) =>
  chatApi.util
    .selectCachedArgsForQuery(getState(), 'listMessages')
    .filter(({ id, before, after }) => id === channelId && before === undefined && after === undefined);

const messageCame: StreamHandler<'message'> = ({ message }, context) => {
  const { dispatch, getState, userId } = context;
  const pages = newestPages(context, message.channelId);
  const select = chatApi.endpoints.listMessages.select;
  for (const page of pages) {
    // Not through the draft, which would wrap each of thousands.
    const add = (messages: Message[]) => withMessage(original(messages) ?? messages, message);
    dispatch(chatApi.util.updateQueryData('listMessages', page, add));
  }
  if (pages.some((page) => select(page)(getState()).isLoading)) {
    dispatch(chatApi.util.invalidateTags([{ type: 'Message', id: message.channelId }]));
  }
  patchChannel(context, message.channelId, (channel) => channelWithMessage(channel, message, userId));
  const { clientId, senderId } = message;
  if (clientId !== undefined && senderId === userId) dispatch(messageSettled({ clientId, senderId }));
};

const readOn: StreamHandler<'read'> = ({ channelId, lastMessageReadId }, context) =>
  patchChannel(context, channelId, (channel) => channelReadUpTo(channel, lastMessageReadId));

/** Who has lost a channel sees nothing of it from that moment; what is open of it then learns that it is gone. */
const channelChanged: StreamHandler<'channel'> = ({ channelId, change }, context) => {
  const { dispatch, getState } = context;
  if (change === 'removed') {
    dispatch(
      chatApi.util.updateQueryData('listMyChannels', undefined, (channels) =>
        channels.filter(({ id }) => id !== channelId),
      ),
    );
    for (const page of chatApi.util.selectCachedArgsForQuery(getState(), 'listMessages')) {
      if (page.id === channelId) dispatch(chatApi.util.updateQueryData('listMessages', page, () => []));
    }
    dispatch(chatApi.util.invalidateTags([{ type: 'Message', id: channelId }]));
  }
  dispatch(chatApi.util.invalidateTags(['Channel']));
};

export const chatStreamHandlers = { message: messageCame, read: readOn, channel: channelChanged };
