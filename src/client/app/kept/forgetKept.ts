import { readAccessToken } from '../../api/transport/accessToken';

/** Marks that answers may be kept here, for a page that hasn't loaded the code to check. */
const KEPT_KEY = 'stepwell.kept';

export function markKept(): void {
  localStorage.setItem(KEPT_KEY, 'yes');
}

/** Clears the data that the ended session kept in this browser (rule platform.kept). */
export async function forgetKept(): Promise<void> {
  // If the code can't be loaded the mark stays, and the next page tries again.
  const storage = await import('./keptDatabase').catch(() => undefined);
  if ((await storage?.clearKept()) && readAccessToken() === null) localStorage.removeItem(KEPT_KEY);
}

/** Clears data that an earlier page kept if that page was closed just as its session ended. */
export function forgetLeftovers(): void {
  if (readAccessToken() === null && localStorage.getItem(KEPT_KEY) !== null) void forgetKept();
}
