import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { channelListTag, searchResultsTag } from '../api/chatApi';
import { historyApi } from './history/historyApi';
import type { StreamHandler, ApiState } from '../stream/events';
import { lostHistory } from './history/messageHistory';
import { receiveMessage } from './receiveMessage';
import { receiveRead } from './reading/receiveRead';
import { publishUnreadMark } from './reading/unreadMarks';

type Thunk = ThunkAction<void, ApiState, unknown, UnknownAction>;

const { util } = historyApi;

/** Also removes the channel from pending answers, which may predate the loss. */
function forgetChannel(channelId: string): Thunk {
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

const onMessage: StreamHandler<'message'> = ({ message }, { dispatch, userId }) =>
  dispatch(receiveMessage(message, { userId, movesMarker: true }));

const onRead: StreamHandler<'read'> = (event, { dispatch, userId }) => {
  dispatch(receiveRead({ ...event, userId }));
  if (event.status === 'UNREAD') publishUnreadMark(event.channelId);
};

/** Channels also come and go as a membership turns chat on and off. */
const onChannel: StreamHandler<'channel'> = ({ channelId, podId, change }, { dispatch }) => {
  if (change === 'removed') dispatch(forgetChannel(channelId));
  const people = { type: 'Channel', id: channelId } as const;
  const outdated = {
    added: [channelListTag, people, { type: 'Message', id: channelId }, searchResultsTag, 'Membership'],
    // A pod's name comes with the event of the pod.
    changed: podId === undefined ? [channelListTag, people] : [people],
    removed: [channelListTag, 'Membership'],
  } as const;
  dispatch(util.invalidateTags([...outdated[change]]));
};

const onPod: StreamHandler<'pod'> = ({ change }, { dispatch }) => {
  if (change === 'changed') dispatch(util.invalidateTags([channelListTag]));
};

export const chatStreamHandlers = { message: onMessage, read: onRead, channel: onChannel, pod: onPod };
