import type { StreamHandler } from '../stream/events';
import { clearAccessToken, storedSessionId, storedUserId } from '../api/transport/accessToken';
import { sessionEnded } from '../api/sessionEvents';

/**
 * Ended on another device, by a changed password, or with the account. A late event doesn't end a session that has
 * begun here since.
 */
const loggedOut: StreamHandler<'logout'> = ({ sessionId }, { dispatch, userId }) => {
  const stored = sessionId === undefined ? storedUserId() : storedSessionId();
  if (stored !== undefined && stored !== (sessionId ?? userId)) return;
  clearAccessToken('logout');
  dispatch(sessionEnded({ by: 'logout', elsewhere: true }));
};

export const sessionStreamHandlers = { logout: loggedOut };
