import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { chatApi } from '../api/chatApi';
import { problemOf } from '../api/problem';
import type { ApiState } from '../stream/events';
import { keepOutbox, messageSettled, messageWritten, sendingFailed, sendingStarted, triedAgain } from './outboxSlice';
import type { OutboxState, Unsent } from './outboxSlice';
import { chatStreamHandlers } from './streamHandlers';

/** What sends the thunks of this file on their way. */
export type SendingDispatch = ThunkDispatch<ApiState & OutboxState, unknown, UnknownAction>;

type Thunk<Result = void> = ThunkAction<Result, ApiState & OutboxState, unknown, UnknownAction>;

/** Shows a message at once and sends it, after those that were written before it. */
export function writeMessage(message: Omit<Unsent, 'status' | 'reason'>): Thunk {
  return (dispatch) => {
    dispatch(messageWritten(message));
    void dispatch(sendNext(message.channelId));
  };
}

/** Sends once more what failed. The server knows it by its clientId, should it have come through after all. */
export function tryAgain({ clientId, channelId }: Unsent): Thunk {
  return (dispatch) => {
    dispatch(triedAgain(clientId));
    void dispatch(sendNext(channelId));
  };
}

/** Takes what failed out of the conversation; its text is the caller's from then on. */
export function takeBack(unsent: Unsent): Thunk {
  return (dispatch, getState) => {
    dispatch(messageSettled(unsent));
    keepOutbox(getState());
  };
}

/** One at a time in each channel, so that they arrive in the order in which they were written. */
function sendNext(channelId: string): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const inChannel = getState().outbox.filter((one) => one.channelId === channelId);
    keepOutbox(getState());
    const next = inChannel.find(({ status }) => status === 'waiting');
    if (!next || inChannel.some(({ status }) => status === 'sending')) return;
    dispatch(sendingStarted(next.clientId));
    await dispatch(send(next));
    await dispatch(sendNext(channelId));
  };
}

function send({ clientId, channelId, senderId, content }: Unsent): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const messageInput = { content, clientId };
    const { sendMessage } = chatApi.endpoints;
    const answer = await dispatch(sendMessage.initiate({ id: channelId, messageInput }, { track: false }));
    if (answer.error) {
      dispatch(sendingFailed({ clientId, reason: problemOf(answer.error)?.detail }));
      return;
    }
    // The same as when the stream says it, which may come before or after.
    const event = { id: answer.data.id, type: 'message', message: answer.data } as const;
    chatStreamHandlers.message(event, { dispatch, getState, userId: senderId });
    dispatch(messageSettled({ clientId, senderId }));
  };
}
