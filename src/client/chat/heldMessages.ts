import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '../stream/events';
import { streamStatusChanged } from '../stream/streamSlice';
import type { StreamState } from '../stream/streamSlice';
import type { OutboxState } from './unsentMessage';

export type HeldState = ApiState & OutboxState & { stream: StreamState };

/** Sends what there was no connection for as soon as the stream says that there is one again (rule chat.outbox). */
export const heldMessages: Middleware<object, HeldState, ThunkDispatch<HeldState, unknown, UnknownAction>> = (api) => {
  // Loaded when something waits: no start needs it.
  const send = async () => api.dispatch((await import('./sending')).sendHeld());
  return (next) => (action) => {
    const result = next(action);
    const isBack = streamStatusChanged.match(action) && action.payload === 'open';
    if (isBack && api.getState().outbox.length > 0) void send();
    return result;
  };
};
