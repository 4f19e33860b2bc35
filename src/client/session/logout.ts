import type { Dispatch, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { clearAccessToken, storedUserId } from '../api/transport/accessToken';
import { sessionApi } from '../api/sessionApi';
import { sessionEnded } from '../api/sessionEvents';
import { clearUnsent } from '../api/unsentKeys';

const LOGOUT_TIMEOUT_MS = 3000;

/**
 * Also clears the user's unsent messages; other tabs follow by the storage event. `userId`: the session's user before
 * the request, since the stream may report the end sooner.
 */
export function endSession(dispatch: Dispatch<UnknownAction>, userId: string | undefined): void {
  clearAccessToken('logout');
  if (userId !== undefined) clearUnsent(userId);
  dispatch(sessionEnded({ by: 'logout' }));
}

/** Ends the session on this device even if the server doesn't answer. */
export function logout(): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> {
  return async (dispatch) => {
    const userId = storedUserId();
    const revoked = dispatch(sessionApi.endpoints.logout.initiate());
    const timeout = new Promise((resolve) => setTimeout(resolve, LOGOUT_TIMEOUT_MS));
    await Promise.race([revoked, timeout]);
    endSession(dispatch, userId);
  };
}
