/** Where the access token is kept between visits (rule session.token). */
export const accessTokenKey = 'access_token';

/** How the last session of this browser ended: other tabs see only that its token is gone. */
const sessionEndKey = 'stepwell.session-end';

type SessionEnd = 'logout' | 'refusal';

export function readAccessToken(): string | null {
  return localStorage.getItem(accessTokenKey);
}

/** The token in the value of an `authorization` header. */
export const bareToken = (authorization: string): string => authorization.replace(/^Bearer\s+/i, '');

/** Keeps a token, given bare or as the value of an `authorization` header. */
export function storeAccessToken(token: string): void {
  localStorage.setItem(accessTokenKey, bareToken(token));
}

export function clearAccessToken(by: SessionEnd): void {
  localStorage.setItem(sessionEndKey, by);
  localStorage.removeItem(accessTokenKey);
}

/** A logout only where somebody logged out: what is kept for them goes with it. */
export function storedSessionEnd(): SessionEnd {
  return localStorage.getItem(sessionEndKey) === 'logout' ? 'logout' : 'refusal';
}

/** What a token says of itself; nothing when it does not decode. */
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

/** Whether two tokens are of one session: the later one has been answered in place of the earlier (rule session.use). */
export function areOfOneSession(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  const [{ sid }, { sid: otherSid }] = [claimsOf(one ?? ''), claimsOf(other ?? '')];
  return typeof sid === 'string' && sid === otherSid;
}

/** Whose session is stored, by its token. */
export function storedUserId(): string | undefined {
  const { sub } = claimsOf(readAccessToken() ?? '');
  return typeof sub === 'string' ? sub : undefined;
}

/** Which session is stored. */
export function storedSessionId(): string | undefined {
  const { sid } = claimsOf(readAccessToken() ?? '');
  return typeof sid === 'string' ? sid : undefined;
}

/**
 * The `exp` claim in epoch seconds; undefined when the token does not decode or has none. Whether its session goes on, the
 * server says: an expired one is exchanged for a new one, and the clock of a device may be wrong (rule session.token).
 */
export function expiryOf(token: string): number | undefined {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp : undefined;
}

/** Expiry (epoch seconds) of the stored token; undefined when none is stored or it can't be read. */
export function storedExpiry(): number | undefined {
  const token = readAccessToken();
  return token ? expiryOf(token) : undefined;
}
