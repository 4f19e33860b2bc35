import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { chatApi } from '../api/chatApi';
import { lostHistory } from '../api/messageHistory';
import type { ApiState } from '../stream/events';

type Thunk = ThunkAction<void, ApiState, unknown, UnknownAction>;

const { util } = chatApi;

/** Removes a lost channel from all caches, and again from pending answers, which may predate the loss. */
export function forgetChannel(channelId: string): Thunk {
  const isOfIt = ({ id }: { id: string }) => id === channelId;
  return (dispatch, getState) => {
    const state = getState();
    const parts = [
      {
        takeOut: util.updateQueryData('listMyChannels', undefined, (all) => all.filter((one) => !isOfIt(one))),
        running: util.getRunningQueryThunk('listMyChannels', undefined),
      },
      ...util
        .selectCachedArgsForQuery(state, 'messageHistory')
        .filter(isOfIt)
        .map((arg) => ({
          takeOut: util.updateQueryData('messageHistory', arg, () => lostHistory),
          running: util.getRunningQueryThunk('messageHistory', arg),
        })),
      ...util
        .selectCachedArgsForQuery(state, 'listChannelPeople')
        .filter(isOfIt)
        .map((arg) => ({
          takeOut: util.updateQueryData('listChannelPeople', arg, () => []),
          running: util.getRunningQueryThunk('listChannelPeople', arg),
        })),
      ...util.selectCachedArgsForQuery(state, 'foundMessages').map((arg) => ({
        takeOut: util.updateQueryData('foundMessages', arg, ({ pages }) => {
          for (const page of pages) page.items = page.items.filter((message) => message.channelId !== channelId);
        }),
        running: util.getRunningQueryThunk('foundMessages', arg),
      })),
    ];
    for (const { takeOut, running } of parts) {
      dispatch(takeOut);
      void dispatch(running)?.then(() => dispatch(takeOut));
    }
  };
}
