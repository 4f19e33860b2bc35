import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { heldMessages } from '../chat/outbox/heldMessages';
import type { HeldState } from '../chat/outbox/heldMessages';
import { outboxStorage } from '../chat/outbox/outboxStorage';
import { streamMiddleware } from '../stream/middleware';
import { offline } from './offline';
import { streamHandlers } from './streamHandlers';

const stream = streamMiddleware(streamHandlers);

/** The message stream with what its events mean to the areas, what goes out once it is open, and what is shown while it can't be. */
const streaming: Middleware<object, HeldState, ThunkDispatch<HeldState, unknown, UnknownAction>> = (api) => {
  const [streamed, held, stored, kept] = [stream(api), heldMessages(api), outboxStorage(api), offline(api)];
  return (next) => streamed(held(stored(kept(next))));
};

/** What the version of before kept in this tab (docs/decisions/0018-unsent-text-in-local-storage.md). */
const ofBefore = /^stepwell\.(outbox|draft|edits)/;

/** Once unsent text is where it belongs: nothing shows or sends it sooner. */
export async function loadStreaming(): Promise<typeof streaming> {
  if (Object.keys(sessionStorage).some((key) => ofBefore.test(key))) {
    const load = import(/* webpackChunkName: 'sending' */ '../chat/outbox/moveFromSessionStorage');
    await load.then(({ moveFromSessionStorage }) => moveFromSessionStorage()).catch(() => undefined);
  }
  return streaming;
}
