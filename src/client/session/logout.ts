import type { Dispatch, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { clearAccessToken } from '../api/accessToken';
import { sessionApi } from '../api/sessionApi';
import { sessionEnded } from '../api/sessionEvents';

const LOGOUT_TIMEOUT_MS = 3000;

/** Forgets the session on this device; other tabs learn of it by the storage event. Also after the account was deleted. */
export function endSession(dispatch: Dispatch<UnknownAction>): void {
  clearAccessToken('logout');
  dispatch(sessionEnded({ by: 'logout' }));
}

/** Revokes the session and forgets it. A server that does not answer keeps nobody signed in on this device. */
export function logout(): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> {
  return async (dispatch) => {
    const revoked = dispatch(sessionApi.endpoints.logout.initiate());
    const timeout = new Promise((resolve) => setTimeout(resolve, LOGOUT_TIMEOUT_MS));
    await Promise.race([revoked, timeout]);
    endSession(dispatch);
  };
}
