import type { Dispatch, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { clearAccessToken, storedUserId } from '../api/transport/accessToken';
import { sessionApi } from '../api/sessionApi';
import { sessionEnded } from '../api/sessionEvents';
import { clearUnsent } from '../chat';

const LOGOUT_TIMEOUT_MS = 3000;

/**
 * Forgets the session on this device, and what its person wrote there; other tabs learn of it by the storage event. Also after
 * the account was deleted. `userId`: whose it was before the server was asked, as the stream may tell of the end sooner.
 */
export function endSession(dispatch: Dispatch<UnknownAction>, userId: string | undefined): void {
  clearAccessToken('logout');
  if (userId !== undefined) clearUnsent(userId);
  dispatch(sessionEnded({ by: 'logout' }));
}

/** Revokes the session and forgets it. A server that does not answer keeps nobody signed in on this device. */
export function logout(): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> {
  return async (dispatch) => {
    const userId = storedUserId();
    const revoked = dispatch(sessionApi.endpoints.logout.initiate());
    const timeout = new Promise((resolve) => setTimeout(resolve, LOGOUT_TIMEOUT_MS));
    await Promise.race([revoked, timeout]);
    endSession(dispatch, userId);
  };
}
