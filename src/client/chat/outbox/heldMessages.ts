import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { serverNow } from '../../api/transport/serverClock';
import type { ApiState } from '../../stream/events';
import { streamStatusChanged } from '../../stream/streamSlice';
import type { StreamState } from '../../stream/streamSlice';
import { sendingFailed, unsentRead } from './outboxSlice';
import type { OutboxState } from './unsentMessage';

export type HeldState = ApiState & OutboxState & { stream: StreamState };

/** Held messages are retried after this time in milliseconds, unless a connection is reported earlier. */
const RETRY_MS = 10_000;

/**
 * Sends held messages when the stream reports a connection, otherwise after a short delay (rule chat.outbox), and not
 * before the server accepts them (rule chat.limit).
 */
export const heldMessages: Middleware<object, HeldState, ThunkDispatch<HeldState, unknown, UnknownAction>> = (api) => {
  let retry: ReturnType<typeof setTimeout> | undefined;
  const waitMs = () => Math.max(0, ...api.getState().outbox.map(({ notBefore = 0 }) => notBefore)) - serverNow();
  const sendSoon = () => {
    clearTimeout(retry);
    const wait = waitMs();
    retry = setTimeout(send, wait > 0 ? Math.min(wait, RETRY_MS) : RETRY_MS);
  };
  const send = () => {
    retry = undefined;
    if (waitMs() > 0) sendSoon();
    // Loaded only when needed, to keep it out of startup.
    else
      import(/* webpackChunkName: 'sending' */ './sending')
        .then(({ sendHeld }) => api.dispatch(sendHeld()))
        .catch(sendSoon);
  };
  return (next) => (action) => {
    const result = next(action);
    if (api.getState().outbox.length === 0) {
      clearTimeout(retry);
      retry = undefined;
    } else if (streamStatusChanged.match(action) && action.payload === 'open') {
      clearTimeout(retry);
      send();
    } else if (sendingFailed.match(action) && action.payload.status === 'held') {
      // The latest `notBefore` counts: all held messages are sent then.
      sendSoon();
    } else if (unsentRead.match(action) && retry === undefined) {
      sendSoon();
    }
    return result;
  };
};
