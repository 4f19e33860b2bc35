import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { chatApi } from '../api/chatApi';
import { problemOf } from '../api/problem';
import type { ApiState } from '../stream/events';
import { messageWritten, sendingFailed, sendingRetried, sendingStarted } from './outboxSlice';
import { receiveMessage } from './receiveMessage';
import type { NewMessage, OutboxState, UnsentMessage } from './unsentMessage';

/** What sends the thunks of this file on their way. */
export type SendingDispatch = ThunkDispatch<ApiState & OutboxState, unknown, UnknownAction>;

type Thunk<Result = void> = ThunkAction<Result, ApiState & OutboxState, unknown, UnknownAction>;

/** Shows a message at once and sends it, after those that were written before it. */
export function sendMessage(message: NewMessage): Thunk {
  return (dispatch) => {
    dispatch(messageWritten(message));
    void dispatch(sendNext(message));
  };
}

/** Sends once more what failed. Should it have come through, the server knows it by its clientId (rule chat.sentOnce). */
export function retryMessage(message: UnsentMessage): Thunk {
  return (dispatch) => {
    dispatch(sendingRetried(message.clientId));
    void dispatch(sendNext(message));
  };
}

/**
 * Sends one message at a time per channel and sender, in the order in which they were written (rule chat.outbox). What
 * an earlier account of this tab left unsent neither goes out nor holds up the present one's.
 */
function sendNext({ channelId, senderId }: Pick<UnsentMessage, 'channelId' | 'senderId'>): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const queue = getState().outbox.filter((one) => one.channelId === channelId && one.senderId === senderId);
    const next = queue.find(({ status }) => status === 'waiting');
    if (!next || queue.some(({ status }) => status === 'sending')) return;
    dispatch(sendingStarted(next.clientId));
    await dispatch(post(next));
    await dispatch(sendNext(next));
  };
}

function post({ clientId, channelId, senderId, content }: UnsentMessage): Thunk<Promise<void>> {
  return async (dispatch) => {
    const call = { id: channelId, messageInput: { content, clientId } };
    const { data, error } = await dispatch(chatApi.endpoints.sendMessage.initiate(call, { track: false }));
    if (data) dispatch(receiveMessage(data, senderId));
    else dispatch(sendingFailed({ clientId, reason: problemOf(error)?.detail }));
  };
}
