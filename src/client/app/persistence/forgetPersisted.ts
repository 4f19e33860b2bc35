import { readAccessToken } from '../../api/transport/accessToken';

/** Marks that answers may be persisted, for pages that haven't loaded the code to check. */
const PERSISTED_KEY = 'stepwell.kept';

export function markPersisted(): void {
  localStorage.setItem(PERSISTED_KEY, 'yes');
}

export async function forgetPersisted(): Promise<void> {
  // If the code can't be loaded the mark stays, and the next page tries again.
  const storage = await import('./answersDatabase').catch(() => undefined);
  if ((await storage?.clearPersisted()) && readAccessToken() === null) localStorage.removeItem(PERSISTED_KEY);
}

export function forgetLeftovers(): void {
  if (readAccessToken() === null && localStorage.getItem(PERSISTED_KEY) !== null) void forgetPersisted();
}
