import type { StreamHandler } from '../stream/events';
import { clearAccessToken } from '../api/accessToken';
import { sessionEnded } from '../api/sessionEvents';

/** The session was ended elsewhere: by another device, a changed password, or with the account. */
const loggedOut: StreamHandler<'logout'> = (_event, { dispatch }) => {
  clearAccessToken('logout');
  dispatch(sessionEnded({ by: 'logout', elsewhere: true }));
};

export const sessionStreamHandlers = { logout: loggedOut };
