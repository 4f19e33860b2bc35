import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ChannelRead, Message, ReadEvent, ReadStatus } from '../../../contract/entities.gen';
import { chatApi } from '../../api/chatApi';
import { emptyHistory, messagesIn } from '../../api/messageHistory';
import type { ApiState } from '../../stream/events';
import type { StreamState } from '../../stream/streamSlice';
import { withReadPosition } from '../channelUpdates';
import { patchChannel } from '../receiveMessage';

type State = ApiState & { stream: StreamState };
type Thunk<Result = void, Known = ApiState> = ThunkAction<Result, Known, unknown, UnknownAction>;

/** The loaded messages of a conversation: the newest section, and the sections around linked messages. */
function heldStretches(state: ApiState, channelId: string): Message[][] {
  const args = chatApi.util.selectCachedArgsForQuery(state, 'messageHistory').filter(({ id }) => id === channelId);
  return args.map((arg) => messagesIn(chatApi.endpoints.messageHistory.select(arg)(state).data ?? emptyHistory));
}

/**
 * The caller has read further or marked messages as unread, here or on another device. Reading only moves forward (rule
 * chat.read).
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

/**
 * Marks a channel as read up to a message, or as unread from it; returns false on failure. Applies the answer too, so
 * the marks are right even without the stream.
 */
export function markChannel({ channelId, messageId, status, userId }: Mark): Thunk<Promise<boolean>, State> {
  return async (dispatch, getState) => {
    const eventIdBefore = getState().stream.lastEventId;
    const call = { id: channelId, readInput: { messageId, status } };
    // Not tracked: tracked state would render the log again, and so retry a failed call endlessly.
    const { data } = await dispatch(chatApi.endpoints.markRead.initiate(call, { track: false }));
    if (!data) return false;
    // Events since the call may be newer than its answer.
    if (getState().stream.lastEventId === eventIdBefore) dispatch(receiveRead({ ...data, status, userId }));
    else dispatch(expectRead(data));
    return true;
  };
}

/** Fetches the list unless it is already consistent. */
function expectRead({ channelId, lastMessageReadId }: ChannelRead): Thunk {
  return patchChannel(channelId, (channel) => (channel.lastMessageReadId === lastMessageReadId ? channel : undefined));
}
