import { forgetSnapshots } from '../../firstPaint/cachedSnapshots';

/** Kept between visits (rule session.token). */
export const accessTokenKey = 'access_token';

const sessionEndKey = 'stepwell.session-end';

type SessionEnd = 'logout' | 'refusal';

export function readAccessToken(): string | null {
  return localStorage.getItem(accessTokenKey);
}

export const bareToken = (authorization: string): string => authorization.replace(/^Bearer\s+/i, '');

export function storeAccessToken(token: string): void {
  const bare = bareToken(token);
  if (!isSameSession(bare, readAccessToken())) forgetSnapshots();
  localStorage.setItem(accessTokenKey, bare);
}

export function clearAccessToken(by: SessionEnd): void {
  localStorage.setItem(sessionEndKey, by);
  localStorage.removeItem(accessTokenKey);
  forgetSnapshots();
}

/** 'logout' only if the user logged out, which also clears their stored data. */
export function storedSessionEnd(): SessionEnd {
  return localStorage.getItem(sessionEndKey) === 'logout' ? 'logout' : 'refusal';
}

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

/** Whether one token was issued to replace the other (rule session.use). */
export function isSameSession(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  const [{ sid }, { sid: otherSid }] = [claimsOf(one ?? ''), claimsOf(other ?? '')];
  return typeof sid === 'string' && sid === otherSid;
}

export function userIdOf(token: string): string | undefined {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : undefined;
}

export const storedUserId = (): string | undefined => userIdOf(readAccessToken() ?? '');

export function storedSessionId(): string | undefined {
  const { sid } = claimsOf(readAccessToken() ?? '');
  return typeof sid === 'string' ? sid : undefined;
}

/**
 * The `exp` claim, in epoch seconds. Only the server decides whether the session continues: it exchanges an expired
 * token, and a device's clock may be wrong (rule session.token).
 */
export function expiryOf(token: string): number | undefined {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp : undefined;
}

export function storedExpiry(): number | undefined {
  const token = readAccessToken();
  return token ? expiryOf(token) : undefined;
}
