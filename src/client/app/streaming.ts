import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { heldMessages } from '../chat/outbox/heldMessages';
import type { HeldState } from '../chat/outbox/heldMessages';
import { outboxStorage } from '../chat/outbox/outboxStorage';
import { streamMiddleware } from '../stream/middleware';
import { offlineMiddleware } from './offline';
import { streamHandlers } from './streamHandlers';

const stream = streamMiddleware(streamHandlers);

export const streaming: Middleware<object, HeldState, ThunkDispatch<HeldState, unknown, UnknownAction>> = (api) => {
  const [streamed, held, stored, kept] = [stream(api), heldMessages(api), outboxStorage(api), offlineMiddleware(api)];
  return (next) => streamed(held(stored(kept(next))));
};
