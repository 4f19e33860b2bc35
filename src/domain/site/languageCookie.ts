/** The language of the account that a browser shows, or of the invitation that it opened: its pages come in it. */
export const LANGUAGE_COOKIE = 'language';

/** In the address of a page, for a browser that hasn't shown an account yet (rule platform.language). */
export const LANGUAGE_KEY = 'lang';

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** As `document.cookie` and the header `Set-Cookie` take it. */
export const languageCookie = (language: string): string =>
  `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LIFETIME_SECONDS}; SameSite=Lax`;
