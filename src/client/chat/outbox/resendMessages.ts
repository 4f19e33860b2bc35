import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { emptyApi } from '../../api/emptyApi';
import { serverNow } from '../../api/transport/serverClock';
import type { ApiState } from '../../stream/events';
import { streamStatusChanged } from '../../stream/streamSlice';
import type { StreamState } from '../../stream/streamSlice';
import { sendingFailed, unsentRead } from './outboxSlice';
import type { OutboxState } from './unsentMessage';

export type ResendState = ApiState & OutboxState & { stream: StreamState };

const RETRY_MS = 10_000;

/** The stream may not have noticed that the connection was lost. */
const { onOnline, onFocus } = emptyApi.internalActions;

/**
 * Retries held messages when the stream or the browser reports a connection, when the user returns, or after a delay
 * (rule chat.outbox); never before the server accepts them (rule chat.limit).
 */
export const resendMessages: Middleware<object, ResendState, ThunkDispatch<ResendState, unknown, UnknownAction>> = (
  api,
) => {
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
    else
      import(/* webpackChunkName: 'sending' */ './sending')
        .then(({ sendHeld }) => api.dispatch(sendHeld()))
        .catch(sendSoon);
  };
  const isReturn = (action: unknown) => retry !== undefined && (onOnline.match(action) || onFocus.match(action));
  return (next) => (action) => {
    const result = next(action);
    if (api.getState().outbox.length === 0) {
      clearTimeout(retry);
      retry = undefined;
    } else if ((streamStatusChanged.match(action) && action.payload === 'open') || isReturn(action)) {
      clearTimeout(retry);
      send();
    } else if (sendingFailed.match(action) && action.payload.status === 'held') {
      sendSoon();
    } else if (unsentRead.match(action) && retry === undefined) {
      sendSoon();
    }
    return result;
  };
};
