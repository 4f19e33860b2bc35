import { createAction } from '@reduxjs/toolkit';

/** A token was stored, here or in another tab. `expires`: epoch seconds. `endpoint`: the call that returned it. */
export const sessionStarted = createAction<{ expires: number | undefined; endpoint?: string }>('session/started');

/**
 * Pages may show, the stream may open, the push subscription may be renewed. `since`: when the shown data began to
 * load, in epoch milliseconds; now by default.
 */
export const sessionReady = createAction<{ userId: string; since?: number }>('session/ready');

export const sessionFailed = createAction('session/failed');

/**
 * The token is gone: by a logout (here or reported by the stream), or because the server refused it with 401 or 403.
 * `stay`: the login itself was refused, so the user stays on the page. `elsewhere`: another tab ended the session.
 */
export const sessionEnded = createAction<{ by: 'logout' | 'refusal'; stay?: boolean; elsewhere?: boolean }>(
  'session/ended',
);
