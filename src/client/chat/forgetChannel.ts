import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { chatApi } from '../api/chatApi';
import { lostHistory } from '../api/messageHistory';
import type { ApiState } from '../stream/events';

type Thunk = ThunkAction<void, ApiState, unknown, UnknownAction>;

/** Takes a channel that was lost out of all that is held, and once more out of answers on their way, which may be from before. */
export function forgetChannel(channelId: string): Thunk {
  return (dispatch, getState) => {
    const { selectCachedArgsForQuery, updateQueryData } = chatApi.util;
    const takeOut = (change: () => void, running: PromiseLike<unknown> | undefined) => {
      change();
      void running?.then(change);
    };
    takeOut(
      () => {
        dispatch(updateQueryData('listMyChannels', undefined, (all) => all.filter(({ id }) => id !== channelId)));
      },
      dispatch(chatApi.util.getRunningQueryThunk('listMyChannels', undefined)),
    );
    for (const arg of selectCachedArgsForQuery(getState(), 'messageHistory')) {
      if (arg.id !== channelId) continue;
      takeOut(
        () => {
          dispatch(updateQueryData('messageHistory', arg, () => lostHistory));
        },
        dispatch(chatApi.util.getRunningQueryThunk('messageHistory', arg)),
      );
    }
    for (const arg of selectCachedArgsForQuery(getState(), 'listChannelPeople')) {
      if (arg.id !== channelId) continue;
      takeOut(
        () => {
          dispatch(updateQueryData('listChannelPeople', arg, () => []));
        },
        dispatch(chatApi.util.getRunningQueryThunk('listChannelPeople', arg)),
      );
    }
    for (const arg of selectCachedArgsForQuery(getState(), 'foundMessages')) {
      takeOut(
        () => {
          dispatch(
            updateQueryData('foundMessages', arg, ({ pages }) => {
              for (const page of pages) page.items = page.items.filter((message) => message.channelId !== channelId);
            }),
          );
        },
        dispatch(chatApi.util.getRunningQueryThunk('foundMessages', arg)),
      );
    }
  };
}
