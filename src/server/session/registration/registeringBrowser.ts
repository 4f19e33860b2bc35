import { browserCookie } from '../browserCookie';
import { LINK_SECONDS } from '../codes';

/** Rule session.confirmedHere. */
export const registeringBrowser = browserCookie('stepwell-registration', LINK_SECONDS);
