import { original } from '@reduxjs/toolkit';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Channel, Message } from '../../contract/entities.gen';
import { chatApi } from '../api/chatApi';
import { messagesConfirmed } from '../api/messageEvents';
import { withMessage } from '../api/messageHistory';
import type { ApiState } from '../stream/events';
import { channelWithMessage } from './channelUpdates';

type Thunk = ThunkAction<void, ApiState, unknown, UnknownAction>;

/**
 * A message that is known now: from the stream, or as the answer to sending it, whichever is first. The second time changes
 * nothing, so that a message one has sent is confirmed even while the stream is down.
 */
export function receiveMessage(message: Message, userId: string): Thunk {
  return (dispatch) => {
    dispatch(addToHistory(message));
    dispatch(patchChannel(message.channelId, (channel) => channelWithMessage(channel, message, userId)));
    dispatch(messagesConfirmed([message]));
  };
}

function addToHistory(message: Message): Thunk {
  return (dispatch) => {
    const add = () => {
      // Not through the draft, which would wrap each of thousands.
      dispatch(
        chatApi.util.updateQueryData('messageHistory', message.channelId, (held) =>
          withMessage(original(held) ?? held, message),
        ),
      );
    };
    add();
    // An answer that is on its way may be older than the message, and takes the place of what is held.
    void dispatch(chatApi.util.getRunningQueryThunk('messageHistory', message.channelId))?.then(add);
  };
}

/**
 * Patches one channel of the list. What can't be patched is fetched: a channel that is not in it, one whose new state can't be
 * told, or a list that is just being fetched and may or may not have the news in it.
 */
export function patchChannel(channelId: string, change: (channel: Channel) => Channel | undefined): Thunk {
  return (dispatch, getState) => {
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
  };
}
