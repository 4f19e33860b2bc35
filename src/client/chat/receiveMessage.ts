import { original } from '@reduxjs/toolkit';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Channel, Message } from '../../contract/entities.gen';
import { channelList, chatApi } from '../api/chatApi';
import type { MessageSearch } from '../api/chatApi';
import { messagesConfirmed } from '../api/messageEvents';
import { presentState, withMessage, withPresentState } from '../api/messageHistory';
import type { HistoryArg } from '../api/messageHistory';
import type { ApiState } from '../stream/events';
import { channelWithMessage } from './channelUpdates';

type Thunk = ThunkAction<void, ApiState, unknown, UnknownAction>;

interface Receiver {
  userId: string;
  /**
   * Whether one's own message is the last that was read. So it is as the stream says it; an answer that has been overtaken by the
   * stream may be older than a mark.
   */
  movesMarker: boolean;
}

/**
 * A message as it is known now: from the stream, or as the answer to what one has done, whichever is first. The second time
 * changes nothing, so that what one has done is confirmed even while the stream is down; an earlier state changes nothing either
 * (rule chat.changes).
 */
export function receiveMessage(message: Message, receiver: Receiver): Thunk {
  return (dispatch, getState) => {
    const { selectCachedArgsForQuery } = chatApi.util;
    for (const arg of selectCachedArgsForQuery(getState(), 'messageHistory')) {
      if (arg.id === message.channelId) dispatch(addToHistory(message, arg));
    }
    for (const arg of selectCachedArgsForQuery(getState(), 'foundMessages')) dispatch(changeFound(message, arg));
    dispatch(patchChannel(message.channelId, (channel) => channelWithMessage(channel, message, receiver)));
    dispatch(messagesConfirmed([message]));
  };
}

function addToHistory(message: Message, arg: HistoryArg): Thunk {
  return (dispatch) => {
    const add = () => {
      // Not through the draft, which would wrap each of thousands.
      dispatch(
        chatApi.util.updateQueryData('messageHistory', arg, (held) =>
          withMessage(original(held) ?? held, message, arg),
        ),
      );
    };
    add();
    // An answer that is on its way may be older than the message, and takes the place of what is held.
    void dispatch(chatApi.util.getRunningQueryThunk('messageHistory', arg))?.then(add);
  };
}

/** What a search has found shows what became of it; what is removed isn't found any more (rule chat.search). */
function changeFound(message: Message, arg: MessageSearch): Thunk {
  return (dispatch) => {
    const change = () => {
      dispatch(
        chatApi.util.updateQueryData('foundMessages', arg, (found) => {
          const pages = found.pages.map(({ items }) => items);
          const changed = withPresentState(pages, message.id, (held) => presentState(held, message));
          changed?.forEach((items, index) => {
            const page = found.pages[index];
            if (page) page.items = items.filter(({ removed }) => !removed);
          });
        }),
      );
    };
    change();
    void dispatch(chatApi.util.getRunningQueryThunk('foundMessages', arg))?.then(change);
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
    if (isLoading || (data && !changed)) dispatch(chatApi.util.invalidateTags([channelList]));
  };
}
