import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { storedUserId } from '../../api/transport/accessToken';
import { chatApi } from '../../api/chatApi';
import { problemOf, statusOf } from '../../api/problem';
import { retryAfterOf } from '../../api/transport/retryAfter';
import { serverNow } from '../../api/transport/serverClock';
import type { ApiState } from '../../stream/events';
import type { StreamState } from '../../stream/streamSlice';
import { messageWritten, sendingFailed, sendingRetried, sendingStarted } from './outboxSlice';
import { receiveMessage } from '../receiveMessage';
import { tellLeftOut } from './tellLeftOut';
import type { NewMessage, OutboxState, UnsentMessage } from './unsentMessage';

type State = ApiState & OutboxState & { stream: StreamState };

/** What sends the thunks of this file on their way. */
export type SendingDispatch = ThunkDispatch<State, unknown, UnknownAction>;

type Queue = Pick<UnsentMessage, 'channelId' | 'senderId'>;

type Thunk<Result = void> = ThunkAction<Result, State, unknown, UnknownAction>;

/** Shows a message at once and sends it, after those that were written before it. */
export function sendMessage(message: NewMessage): Thunk {
  return (dispatch, getState) => {
    dispatch(messageWritten(message));
    if (queueOf(getState(), message).length > 1) {
      void dispatch(sendQueue(message));
      return;
    }
    // With nothing before it, it goes before the page is drawn anew; other tabs wait for it all the same.
    const sending = dispatch(sendAll(message));
    void inTurn(message, () => sending);
  };
}

/** Sends once more what was not sent, now. Should it have come through, the server knows it by its clientId (rule chat.sentOnce). */
export function retryMessage(message: UnsentMessage): Thunk {
  return (dispatch) => {
    dispatch(sendingRetried(message.clientId));
    dispatch(sendHeld());
  };
}

/** Sends what waits for a connection or for its turn, in the order in which it was written (rule chat.outbox). */
export function sendHeld(): Thunk {
  return (dispatch, getState) => {
    const { outbox } = getState();
    for (const { clientId, status } of outbox) if (status === 'held') dispatch(sendingRetried(clientId));
    // Those too that waited for one which came through after all.
    const queues = new Map(outbox.map((message) => [message.channelId, message]));
    for (const queue of queues.values()) void dispatch(sendQueue(queue));
  };
}

const queueOf = ({ outbox }: OutboxState, { channelId, senderId }: Queue) =>
  outbox.filter((one) => one.channelId === channelId && one.senderId === senderId);

/** One tab of the browser sends those of a channel: what two would send counts twice (rule chat.limit). */
async function inTurn({ channelId }: Queue, send: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(`stepwell.sending.${channelId}`, send);
  else await send();
}

/** Sends what waits in a channel, once no other tab does. */
function sendQueue(queue: Queue): Thunk<Promise<void>> {
  return (dispatch) => inTurn(queue, () => dispatch(sendAll(queue)));
}

/**
 * Sends one message at a time per channel and sender, in the order in which they were written (rule chat.outbox). What
 * an earlier account of this tab left unsent neither goes out nor holds up the present one's.
 */
function sendAll(queue: Queue): Thunk<Promise<void>> {
  return async (dispatch) => {
    while (await dispatch(sendFirst(queue)));
  };
}

/** Whether there was one to send. */
function sendFirst(queue: Queue): Thunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    // By the time a tab hears of another login it may be that one's token.
    if (storedUserId() !== queue.senderId) return false;
    const unsent = queueOf(getState(), queue);
    const next = unsent.find(({ status }) => status === 'waiting');
    if (!next || unsent.some(({ status }) => status === 'sending' || status === 'held')) return false;
    dispatch(sendingStarted(next.clientId));
    await dispatch(post(next));
    return true;
  };
}

/** No answer, or one that says that the server or its database is away: it comes back by itself. */
const AWAY: readonly (number | undefined)[] = [undefined, 502, 503, 504];

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
    const status = statusOf(error);
    const wait = retryAfterOf(error);
    if (status === 429) {
      dispatch(sendingFailed({ clientId, status: 'held', ...(wait && { notBefore: serverNow() + wait }) }));
    } else if (AWAY.includes(status)) {
      dispatch(sendingFailed({ clientId, status: 'held' }));
    } else {
      dispatch(sendingFailed({ clientId, reason: problemOf(error)?.detail, status: 'failed' }));
    }
  };
}
