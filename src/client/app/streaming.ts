import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { heldMessages } from '../chat/heldMessages';
import type { HeldState } from '../chat/heldMessages';
import { streamMiddleware } from '../stream/middleware';
import { streamHandlers } from './streamHandlers';

const stream = streamMiddleware(streamHandlers);

/** The message stream with what its events mean to the areas, and what goes out once it is open. */
export const streaming: Middleware<object, HeldState, ThunkDispatch<HeldState, unknown, UnknownAction>> = (api) => {
  const [streamed, held] = [stream(api), heldMessages(api)];
  return (next) => streamed(held(next));
};
