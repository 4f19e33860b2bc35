import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { resendMessages } from '../chat/outbox/resendMessages';
import type { ResendState } from '../chat/outbox/resendMessages';
import { outboxStorage } from '../chat/outbox/outboxStorage';
import { streamMiddleware } from '../stream/middleware';
import { offlineMiddleware } from './offline';
import { streamHandlers } from './streamHandlers';

const stream = streamMiddleware(streamHandlers);

export const streaming: Middleware<object, ResendState, ThunkDispatch<ResendState, unknown, UnknownAction>> = (api) => {
  const [streamed, held, stored, persisted] = [
    stream(api),
    resendMessages(api),
    outboxStorage(api),
    offlineMiddleware(api),
  ];
  return (next) => streamed(held(stored(persisted(next))));
};
