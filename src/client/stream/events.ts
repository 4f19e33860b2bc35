import { createAction } from '@reduxjs/toolkit';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { StreamEvent } from '../../contract/entities.gen';
import type { emptyApi } from '../api/emptyApi';

export type StreamEventType = StreamEvent['type'];
export type StreamEventOf<Type extends StreamEventType> = Extract<StreamEvent, { type: Type }>;

/** The part of the state that handlers may read: the API cache. */
export interface ApiState {
  [emptyApi.reducerPath]: ReturnType<typeof emptyApi.reducer>;
}

/** The context of a handler. */
export interface StreamContext {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  getState: () => ApiState;
  /** The stream's user. */
  userId: string;
}

/** Handles an event in one area, whichever tab or person caused it. Must be idempotent. */
export type StreamHandler<Type extends StreamEventType> = (event: StreamEventOf<Type>, context: StreamContext) => void;

/** Handlers by event type, in order, from the areas that need the event. */
export type StreamHandlers = { [Type in StreamEventType]: readonly StreamHandler<Type>[] };

/** An event received for the first time. */
export const streamEvent = createAction<StreamEvent>('stream/event');
