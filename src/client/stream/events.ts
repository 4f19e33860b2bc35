import { createAction } from '@reduxjs/toolkit';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { StreamEvent } from '../../contract/entities.gen';
import type { emptyApi } from '../api/emptyApi';

export type StreamEventType = StreamEvent['type'];
export type StreamEventOf<Type extends StreamEventType> = Extract<StreamEvent, { type: Type }>;

export interface ApiState {
  [emptyApi.reducerPath]: ReturnType<typeof emptyApi.reducer>;
}

export interface StreamContext {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  getState: () => ApiState;
  userId: string;
}

/** Must be idempotent: any tab or person may have caused the event. */
export type StreamHandler<Type extends StreamEventType> = (event: StreamEventOf<Type>, context: StreamContext) => void;

export type StreamHandlers = { [Type in StreamEventType]: readonly StreamHandler<Type>[] };

/** Dispatched once per event. */
export const streamEvent = createAction<StreamEvent>('stream/event');
