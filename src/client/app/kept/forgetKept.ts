import { readAccessToken } from '../../api/transport/accessToken';

/** Marks that answers may be kept, for pages that haven't loaded the code to check. */
const KEPT_KEY = 'stepwell.kept';

export function markKept(): void {
  localStorage.setItem(KEPT_KEY, 'yes');
}

export async function forgetKept(): Promise<void> {
  // If the code can't be loaded the mark stays, and the next page tries again.
  const storage = await import('./keptDatabase').catch(() => undefined);
  if ((await storage?.clearKept()) && readAccessToken() === null) localStorage.removeItem(KEPT_KEY);
}

export function forgetLeftovers(): void {
  if (readAccessToken() === null && localStorage.getItem(KEPT_KEY) !== null) void forgetKept();
}
