import { original } from '@reduxjs/toolkit';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Channel, Message } from '../../contract/entities.gen';
import { channelListTag } from '../api/chatApi';
import { historyApi } from './history/historyApi';
import type { MessageSearch } from '../api/chatApi';
import { messagesConfirmed } from '../api/messageEvents';
import { currentVersion, withMessage, withQuote, updateInPages } from './history/messageHistory';
import type { HistoryArg } from './history/messageHistory';
import type { ApiState } from '../stream/events';
import { channelWithMessage, withQuotes } from './channelUpdates';

type Thunk = ThunkAction<void, ApiState, unknown, UnknownAction>;

interface Receiver {
  userId: string;
  /**
   * Whether the user's own message becomes the last one read. True for the stream; the response to a call may be
   * older than a mark that the stream has brought since.
   */
  movesMarker: boolean;
}

/**
 * Applies a message's state from the stream or from an action's answer. Idempotent; older states are ignored (rule
 * chat.changes).
 */
export function receiveMessage(message: Message, receiver: Receiver): Thunk {
  return (dispatch, getState) => {
    const { selectCachedArgsForQuery } = historyApi.util;
    for (const arg of selectCachedArgsForQuery(getState(), 'messageHistory')) {
      if (arg.id === message.channelId) dispatch(addToHistory(message, arg));
    }
    for (const arg of selectCachedArgsForQuery(getState(), 'foundMessages')) dispatch(changeFound(message, arg));
    dispatch(
      patchChannel(message.channelId, (channel) => channelWithMessage(withQuotes(channel, message), message, receiver)),
    );
    dispatch(messagesConfirmed([message]));
  };
}

function addToHistory(message: Message, arg: HistoryArg): Thunk {
  return (dispatch) => {
    const add = () => {
      // Immer's draft would wrap each of thousands of messages.
      dispatch(
        historyApi.util.updateQueryData('messageHistory', arg, (held) =>
          withMessage(original(held) ?? held, message, arg),
        ),
      );
    };
    add();
    // A pending answer may predate the message, and would replace the loaded messages.
    void dispatch(historyApi.util.getRunningQueryThunk('messageHistory', arg))?.then(add);
  };
}

function changeFound(message: Message, arg: MessageSearch): Thunk {
  return (dispatch) => {
    const change = () => {
      dispatch(
        historyApi.util.updateQueryData('foundMessages', arg, (found) => {
          const pages = found.pages.map(({ items }) => items);
          const changed = updateInPages(pages, message.id, (held) => currentVersion(held, message));
          changed?.forEach((items, index) => {
            const page = found.pages[index];
            if (page) page.items = items.filter(({ removed }) => !removed);
          });
          for (const page of found.pages) page.items = page.items.map((item) => withQuote(item, message));
        }),
      );
    };
    change();
    void dispatch(historyApi.util.getRunningQueryThunk('foundMessages', arg))?.then(change);
  };
}

/**
 * Refetches the list if it lacks the channel, if the new state can't be computed, or if the list is being fetched,
 * since the answer may or may not include the change.
 */
export function patchChannel(channelId: string, change: (channel: Channel) => Channel | undefined): Thunk {
  return (dispatch, getState) => {
    const { data, isLoading } = historyApi.endpoints.listMyChannels.select()(getState());
    const index = data?.findIndex(({ id }) => id === channelId) ?? -1;
    const changed = data?.[index] && change(data[index]);
    if (changed) {
      dispatch(
        historyApi.util.updateQueryData('listMyChannels', undefined, (channels) => {
          channels[index] = changed;
        }),
      );
    }
    if (isLoading || (data && !changed)) dispatch(historyApi.util.invalidateTags([channelListTag]));
  };
}
