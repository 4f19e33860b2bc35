import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { heldMessages } from '../chat/outbox/heldMessages';
import type { HeldState } from '../chat/outbox/heldMessages';
import { outboxStorage } from '../chat/outbox/outboxStorage';
import { streamMiddleware } from '../stream/middleware';
import { offlineMiddleware } from './offline';
import { streamHandlers } from './streamHandlers';

const stream = streamMiddleware(streamHandlers);

/** Combines the message stream and its handlers, sending and storing unsent messages, and offline handling. */
const streaming: Middleware<object, HeldState, ThunkDispatch<HeldState, unknown, UnknownAction>> = (api) => {
  const [streamed, held, stored, kept] = [stream(api), heldMessages(api), outboxStorage(api), offlineMiddleware(api)];
  return (next) => streamed(held(stored(kept(next))));
};

/** Storage keys of the previous version in this tab (docs/decisions/0018-unsent-text-in-local-storage.md). */
const ofBefore = /^stepwell\.(outbox|draft|edits)/;

/** Moves old unsent text to its current storage first, before anything shows or sends it. */
export async function loadStreaming(): Promise<typeof streaming> {
  if (Object.keys(sessionStorage).some((key) => ofBefore.test(key))) {
    const load = import(/* webpackChunkName: 'sending' */ '../chat/outbox/moveFromSessionStorage');
    await load.then(({ moveFromSessionStorage }) => moveFromSessionStorage()).catch(() => undefined);
  }
  return streaming;
}
