import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ChannelRead, Message, ReadEvent, ReadStatus } from '../../../contract/entities.gen';
import { historyApi } from '../history/historyApi';
import { emptyHistory, messagesIn } from '../history/messageHistory';
import type { ApiState } from '../../stream/events';
import type { StreamState } from '../../stream/streamSlice';
import { withReadPosition } from '../channelUpdates';
import { patchChannel } from '../receiveMessage';

type State = ApiState & { stream: StreamState };
type Thunk<Result = void, Known = ApiState> = ThunkAction<Result, Known, unknown, UnknownAction>;

function heldStretches(state: ApiState, channelId: string): Message[][] {
  const args = historyApi.util.selectCachedArgsForQuery(state, 'messageHistory').filter(({ id }) => id === channelId);
  return args.map((arg) => messagesIn(historyApi.endpoints.messageHistory.select(arg)(state).data ?? emptyHistory));
}

/**
 * The user's own read position, also from other devices. Reading only moves it forward (rule chat.read); marking as
 * unread moves it back.
 */
export function receiveRead({ channelId, status, lastMessageReadId, userId }: Omit<ReadEvent, 'id' | 'type'>): Thunk {
  return (dispatch, getState) => {
    const stretches = heldStretches(getState(), channelId);
    dispatch(
      patchChannel(channelId, (channel) => {
        const isBehind = (channel.lastMessageReadId ?? '') >= (lastMessageReadId ?? '');
        return status === 'READ' && isBehind
          ? channel
          : withReadPosition(channel, { lastMessageReadId, stretches, userId });
      }),
    );
  };
}

interface Mark {
  channelId: string;
  messageId: string;
  status: ReadStatus;
  userId: string;
}

/** Returns false on failure. Applies the answer as well, in case the stream is down. */
export function markChannel({ channelId, messageId, status, userId }: Mark): Thunk<Promise<boolean>, State> {
  return async (dispatch, getState) => {
    const eventIdBefore = getState().stream.lastEventId;
    const call = { id: channelId, readInput: { messageId, status } };
    // Tracked state would render the log again, and so retry a failed call endlessly.
    const { data } = await dispatch(historyApi.endpoints.markRead.initiate(call, { track: false }));
    if (!data) return false;
    // An event since the call may be newer than the answer.
    if (getState().stream.lastEventId === eventIdBefore) dispatch(receiveRead({ ...data, status, userId }));
    else dispatch(expectRead(data));
    return true;
  };
}

function expectRead({ channelId, lastMessageReadId }: ChannelRead): Thunk {
  return patchChannel(channelId, (channel) => (channel.lastMessageReadId === lastMessageReadId ? channel : undefined));
}
