import { forgetPages } from './keptPages';

/** Storage key of the access token, kept between visits (rule session.token). */
export const accessTokenKey = 'access_token';

/** Storage key of how this browser's last session ended, since other tabs only see its token disappear. */
const sessionEndKey = 'stepwell.session-end';

type SessionEnd = 'logout' | 'refusal';

export function readAccessToken(): string | null {
  return localStorage.getItem(accessTokenKey);
}

/** The token from an `authorization` header's value. */
export const bareToken = (authorization: string): string => authorization.replace(/^Bearer\s+/i, '');

/** Stores a token, given alone or as an `authorization` header's value. */
export function storeAccessToken(token: string): void {
  localStorage.setItem(accessTokenKey, bareToken(token));
}

export function clearAccessToken(by: SessionEnd): void {
  localStorage.setItem(sessionEndKey, by);
  localStorage.removeItem(accessTokenKey);
  forgetPages();
}

/** Returns 'logout' only if the user logged out, which also clears what is kept for them. */
export function storedSessionEnd(): SessionEnd {
  return localStorage.getItem(sessionEndKey) === 'logout' ? 'logout' : 'refusal';
}

/** A token's claims; empty if it can't be decoded. */
function claimsOf(token: string): { exp?: unknown; sid?: unknown; sub?: unknown } {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return claims && typeof claims === 'object' ? claims : {};
  } catch {
    return {};
  }
}

/**
 * Whether two tokens belong to one session, so that the later one was issued to replace the earlier (rule session.use).
 */
export function isSameSession(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  const [{ sid }, { sid: otherSid }] = [claimsOf(one ?? ''), claimsOf(other ?? '')];
  return typeof sid === 'string' && sid === otherSid;
}

/** The user id in a token. */
export function userIdOf(token: string): string | undefined {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : undefined;
}

/** The user id in the stored token. */
export const storedUserId = (): string | undefined => userIdOf(readAccessToken() ?? '');

/** The session id in the stored token. */
export function storedSessionId(): string | undefined {
  const { sid } = claimsOf(readAccessToken() ?? '');
  return typeof sid === 'string' ? sid : undefined;
}

/**
 * The `exp` claim in epoch seconds; undefined if the token can't be decoded or has none. Only the server decides
 * whether the session continues: it exchanges an expired token for a new one, and a device's clock may be wrong
 * (rule session.token).
 */
export function expiryOf(token: string): number | undefined {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp : undefined;
}

/** The stored token's expiry in epoch seconds; undefined without a token or if it can't be read. */
export function storedExpiry(): number | undefined {
  const token = readAccessToken();
  return token ? expiryOf(token) : undefined;
}
