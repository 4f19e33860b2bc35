import { expiryOf, readAccessToken } from '../api/transport/accessToken';

export function storedToken(): string | undefined {
  try {
    const token = readAccessToken();
    return token && expiryOf(token) !== undefined ? token : undefined;
  } catch {
    return undefined;
  }
}
