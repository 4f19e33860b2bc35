import { expiryOf, readAccessToken } from '../api/transport/accessToken';

/** The stored token, if it can be read. */
export function storedToken(): string | undefined {
  try {
    const token = readAccessToken();
    return token && expiryOf(token) !== undefined ? token : undefined;
  } catch {
    // Storage is blocked.
    return undefined;
  }
}
