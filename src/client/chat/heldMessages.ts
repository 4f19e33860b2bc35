import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '../stream/events';
import { streamStatusChanged } from '../stream/streamSlice';
import type { StreamState } from '../stream/streamSlice';
import { unsentRead } from './outboxSlice';
import type { OutboxState } from './unsentMessage';

export type HeldState = ApiState & OutboxState & { stream: StreamState };

/** Sends what waits as soon as the stream says that there is a connection, or else before long (rule chat.outbox). */
export const heldMessages: Middleware<object, HeldState, ThunkDispatch<HeldState, unknown, UnknownAction>> = (api) => {
  // Loaded when something waits: no start needs it.
  const load = () => import('./sending');
  return (next) => (action) => {
    const result = next(action);
    if (api.getState().outbox.length === 0) return result;
    if (streamStatusChanged.match(action) && action.payload === 'open') {
      void load().then(({ sendHeld }) => api.dispatch(sendHeld()));
    } else if (unsentRead.match(action)) {
      void load().then(({ sendHeldSoon }) => api.dispatch(sendHeldSoon()));
    }
    return result;
  };
};
