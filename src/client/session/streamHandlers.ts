import type { StreamHandler } from '../stream/events';
import { endSession } from './logout';

/** The session was ended elsewhere: by another device, a changed password, or with the account. */
const loggedOut: StreamHandler<'logout'> = (_event, { dispatch }) => endSession(dispatch);

export const sessionStreamHandlers = { logout: loggedOut };
