import { createAction } from '@reduxjs/toolkit';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { StreamEvent } from '../../contract/entities.gen';
import type { emptyApi } from '../api/emptyApi';

export type StreamEventType = StreamEvent['type'];
export type StreamEventOf<Type extends StreamEventType> = Extract<StreamEvent, { type: Type }>;

/** The part of the state that a handler may read: the answers of the API. */
export interface ApiState {
  [emptyApi.reducerPath]: ReturnType<typeof emptyApi.reducer>;
}

/** What a handler works with. */
export interface StreamContext {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  getState: () => ApiState;
  /** Whose stream it is. */
  userId: string;
}

/** What an area does about an event, whichever tab or person caused it. Doing it twice must change nothing more. */
export type StreamHandler<Type extends StreamEventType> = (event: StreamEventOf<Type>, context: StreamContext) => void;

/** For every type of event, the handlers of the areas it concerns, in order. */
export type StreamHandlers = { [Type in StreamEventType]: readonly StreamHandler<Type>[] };

/** An event came, for the first time. */
export const streamEvent = createAction<StreamEvent>('stream/event');
