import type { Config } from '../platform/config/config';
import { readCookie, strictCookie } from '../platform/http/cookies';
import { hashSecret, newSecret } from './codes';

type Settings = Pick<Config, 'publicUrl'>;

const SECRET_PATTERN = /^[\w-]{43}$/;

/**
 * A cookie that recognises the browser that asked for a mailed link when the link is opened. It holds a secret, whose
 * hash is stored with the link's code; it signs nobody in without that code.
 */
export function browserCookie(name: string, maxAgeSeconds: number) {
  /** With the prefix, no other host of the domain can plant it. */
  const nameFor = ({ publicUrl }: Settings) => `${publicUrl.startsWith('https:') ? '__Host-' : ''}${name}`;

  const secretIn = (settings: Settings, cookies: string | undefined): string | undefined => {
    const secret = readCookie(cookies, nameFor(settings));
    return secret !== undefined && SECRET_PATTERN.test(secret) ? secret : undefined;
  };

  return {
    /** The hash of the browser's secret, if it has one. */
    read(settings: Settings, cookies: string | undefined): string | undefined {
      const secret = secretIn(settings, cookies);
      return secret === undefined ? undefined : hashSecret(secret);
    },

    /** The cookie for a browser that asks for a link. Its secret stays the same for several links. */
    issue(settings: Settings, cookies: string | undefined): { browser: string; cookie: string } {
      const value = secretIn(settings, cookies) ?? newSecret();
      const cookie = strictCookie(settings, { name: nameFor(settings), value, path: '/', maxAgeSeconds });
      return { browser: hashSecret(value), cookie };
    },
  };
}
