import { expiryOf, readAccessToken } from '../api/accessToken';

/** The token of a session that goes on, if this browser keeps one. */
export function storedToken(): string | undefined {
  try {
    const token = readAccessToken();
    return token && (expiryOf(token) ?? 0) * 1000 > Date.now() ? token : undefined;
  } catch {
    // Storage is blocked.
    return undefined;
  }
}
