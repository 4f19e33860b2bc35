/** Set by the client: the language of the account that a browser shows, so that its pages come in that language. */
export const LANGUAGE_COOKIE = 'language';

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** As `document.cookie` takes it. */
export const languageCookie = (language: string): string =>
  `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LIFETIME_SECONDS}; SameSite=Lax`;
