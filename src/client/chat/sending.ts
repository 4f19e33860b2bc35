import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { chatApi } from '../api/chatApi';
import { problemOf, statusOf } from '../api/problem';
import type { ApiState } from '../stream/events';
import type { StreamState } from '../stream/streamSlice';
import { messageWritten, sendingFailed, sendingRetried, sendingStarted } from './outboxSlice';
import { receiveMessage } from './receiveMessage';
import { tellLeftOut } from './tellLeftOut';
import type { NewMessage, OutboxState, UnsentMessage } from './unsentMessage';

type State = ApiState & OutboxState & { stream: StreamState };

/** What sends the thunks of this file on their way. */
export type SendingDispatch = ThunkDispatch<State, unknown, UnknownAction>;

type Thunk<Result = void> = ThunkAction<Result, State, unknown, UnknownAction>;

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

/** Sends what there was no connection for, in the order in which it was written (rule chat.outbox). */
export function sendHeld(): Thunk {
  return (dispatch, getState) => {
    clearTimeout(heldRetry);
    const { outbox } = getState();
    for (const { clientId, status } of outbox) if (status === 'held') dispatch(sendingRetried(clientId));
    // Those too that waited for one which came through after all.
    for (const message of outbox) void dispatch(sendNext(message));
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
    if (!next || queue.some(({ status }) => status === 'sending' || status === 'held')) return;
    dispatch(sendingStarted(next.clientId));
    await dispatch(post(next));
    await dispatch(sendNext(next));
  };
}

/** No answer, or one that says that the server or its database is away: it comes back by itself. */
const AWAY: readonly (number | undefined)[] = [undefined, 502, 503, 504];

/** What there was no connection for is tried again after so long, should nothing say earlier that there is one. */
const HELD_RETRY_MS = 10_000;

/** One for all that is held, as it sends all of it: the last failure sets it. */
let heldRetry: ReturnType<typeof setTimeout> | undefined;

function post({ clientId, channelId, senderId, content, mentions }: UnsentMessage): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const begun = getState().stream.lastEventId;
    const messageInput = { content, clientId, ...(mentions && { mentions: mentions.map(({ userId }) => userId) }) };
    const call = { id: channelId, messageInput };
    const { data, error } = await dispatch(chatApi.endpoints.sendMessage.initiate(call, { track: false }));
    if (data) {
      dispatch(receiveMessage(data, { userId: senderId, movesMarker: getState().stream.lastEventId === begun }));
      tellLeftOut(mentions, data);
      return;
    }
    const isHeld = AWAY.includes(statusOf(error));
    dispatch(sendingFailed({ clientId, reason: problemOf(error)?.detail, status: isHeld ? 'held' : 'failed' }));
    if (!isHeld) return;
    clearTimeout(heldRetry);
    heldRetry = setTimeout(() => dispatch(sendHeld()), HELD_RETRY_MS);
  };
}
