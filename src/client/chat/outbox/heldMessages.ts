import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { serverNow } from '../../api/transport/serverClock';
import type { ApiState } from '../../stream/events';
import { streamStatusChanged } from '../../stream/streamSlice';
import type { StreamState } from '../../stream/streamSlice';
import { sendingFailed, unsentRead } from './outboxSlice';
import type { OutboxState } from './unsentMessage';

export type HeldState = ApiState & OutboxState & { stream: StreamState };

/** What waits is tried again after so long, should nothing say earlier that there is a connection. */
const RETRY_MS = 10_000;

/**
 * Sends what waits as soon as the stream says that there is a connection, or else before long (rule chat.outbox), and no sooner
 * than the server takes it (rule chat.limit).
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
    // Loaded when something waits: no start needs it.
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
      // The last failure says when: all that waits is sent then.
      sendSoon();
    } else if (unsentRead.match(action) && retry === undefined) {
      sendSoon();
    }
    return result;
  };
};
