import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { storedUserId } from '../../api/transport/accessToken';
import { chatApi } from '../../api/chatApi';
import { problemOf, statusOf } from '../../api/problem';
import { retryAfterOf } from '../../api/transport/retryAfter';
import { serverNow } from '../../api/transport/serverClock';
import type { ApiState } from '../../stream/events';
import type { StreamState } from '../../stream/streamSlice';
import { receiveMessage } from '../receiveMessage';
import { messageWritten, sendingFailed, sendingRetried, sendingStarted } from './outboxSlice';
import { warnOfDepartedMentions } from './warnOfDepartedMentions';
import type { NewMessage, OutboxState, UnsentMessage } from './unsentMessage';

type State = ApiState & OutboxState & { stream: StreamState };

export type SendingDispatch = ThunkDispatch<State, unknown, UnknownAction>;

type Queue = Pick<UnsentMessage, 'channelId' | 'senderId'>;

type Thunk<Result = void> = ThunkAction<Result, State, unknown, UnknownAction>;

export function sendMessage(message: NewMessage): Thunk {
  return (dispatch, getState) => {
    dispatch(messageWritten(message));
    if (waitlistOf(getState(), message).length > 1) {
      void dispatch(sendQueue(message));
      return;
    }
    // Queued before the page renders; other tabs still wait for it.
    const sending = dispatch(sendAll(message));
    void inTurn(message, () => sending);
  };
}

/** If the first attempt did arrive, the server recognizes its clientId (rule chat.sentOnce). */
export function retryMessage(message: UnsentMessage): Thunk {
  return (dispatch) => {
    dispatch(sendingRetried(message.clientId));
    dispatch(sendHeld());
  };
}

export function sendHeld(): Thunk {
  return (dispatch, getState) => {
    const { outbox } = getState();
    for (const { clientId, status } of outbox) if (status === 'held') dispatch(sendingRetried(clientId));
    const queues = new Map(outbox.map((message) => [message.channelId, message]));
    for (const queue of queues.values()) void dispatch(sendQueue(queue));
  };
}

const waitlistOf = ({ outbox }: OutboxState, { channelId, senderId }: Queue) =>
  outbox.filter((one) => one.channelId === channelId && one.senderId === senderId);

/** A lock across tabs, because duplicates would count twice towards the limit (rule chat.limit). */
async function inTurn({ channelId }: Queue, send: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(`stepwell.sending.${channelId}`, send);
  else await send();
}

function sendQueue(queue: Queue): Thunk<Promise<void>> {
  return (dispatch) => inTurn(queue, () => dispatch(sendAll(queue)));
}

/**
 * One message at a time per channel and sender, in the order written (rule chat.outbox). Messages of an account that
 * used this tab earlier are not sent, and don't block the current account's.
 */
function sendAll(queue: Queue): Thunk<Promise<void>> {
  return async (dispatch) => {
    while (await dispatch(sendFirst(queue)));
  };
}

function sendFirst(queue: Queue): Thunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    // Another tab may have logged in a different account, whose token this tab may already use.
    if (storedUserId() !== queue.senderId) return false;
    const unsent = waitlistOf(getState(), queue);
    const next = unsent.find(({ status }) => status === 'waiting');
    if (!next || unsent.some(({ status }) => status === 'sending' || status === 'held')) return false;
    dispatch(sendingStarted(next.clientId));
    await dispatch(post(next));
    return true;
  };
}

/** No answer, or the server or its database is unavailable. */
const AWAY: readonly (number | undefined)[] = [undefined, 502, 503, 504];

function post({
  clientId,
  channelId,
  senderId,
  content,
  mentions,
  replyTo,
  image,
}: UnsentMessage): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const eventIdBefore = getState().stream.lastEventId;
    const messageInput = {
      content,
      clientId,
      ...(mentions && { mentions: mentions.map(({ userId }) => userId) }),
      ...(replyTo && { replyToId: replyTo.id }),
      ...(image && { imageId: image.id, ...(image.alt && { imageAlt: image.alt }) }),
    };
    const call = { id: channelId, messageInput };
    const { data, error } = await dispatch(chatApi.endpoints.sendMessage.initiate(call, { track: false }));
    if (data) {
      dispatch(
        receiveMessage(data, { userId: senderId, movesMarker: getState().stream.lastEventId === eventIdBefore }),
      );
      warnOfDepartedMentions(mentions, data);
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
