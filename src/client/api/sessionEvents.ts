import { createAction } from '@reduxjs/toolkit';

/** A token was stored, here or in another tab. `expires`: epoch seconds. `endpoint`: the call whose answer brought it. */
export const sessionStarted = createAction<{ expires: number | undefined; endpoint?: string }>('session/started');

/**
 * Start-up is done: pages may show, the stream may open, the push subscription may be renewed. `since`: when it began to
 * load what they show, epoch milliseconds; now unless said.
 */
export const sessionReady = createAction<{ userId: string; since?: number }>('session/ready');

/** Start-up found no user (rule session.start); it can be tried again. */
export const sessionFailed = createAction('session/failed');

/**
 * The token is gone, here or in another tab: by a logout (or told of one by the stream), or refused by the server with 401 or 403.
 * `stay`: the refused call was the login itself, so the person is where they should be. `elsewhere`: this tab has only
 * learnt of it.
 */
export const sessionEnded = createAction<{ by: 'logout' | 'refusal'; stay?: boolean; elsewhere?: boolean }>(
  'session/ended',
);
