import type { StreamHandler } from '../stream/events';
import { clearAccessToken, storedSessionId, storedUserId } from '../api/transport/accessToken';
import { sessionEnded } from '../api/sessionEvents';

/**
 * The session was ended elsewhere: by another device, a changed password, or with the account. A tab that hears of it late doesn't end
 * the one that has begun here since.
 */
const loggedOut: StreamHandler<'logout'> = ({ sessionId }, { dispatch, userId }) => {
  const stored = sessionId === undefined ? storedUserId() : storedSessionId();
  if (stored !== undefined && stored !== (sessionId ?? userId)) return;
  clearAccessToken('logout');
  dispatch(sessionEnded({ by: 'logout', elsewhere: true }));
};

export const sessionStreamHandlers = { logout: loggedOut };
