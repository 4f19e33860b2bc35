import { readAccessToken } from '../../api/transport/accessToken';

/** Says that something may be kept here, to a page that has not loaded what could look. */
const KEPT_KEY = 'stepwell.kept';

export function noteKept(): void {
  localStorage.setItem(KEPT_KEY, 'yes');
}

/** What the session that has ended kept in this browser is forgotten (rule platform.kept). */
export async function forgetKept(): Promise<void> {
  // Without what clears it, it stays noted: the next page tries again.
  const place = await import('./keptPlace').catch(() => undefined);
  if ((await place?.clearKept()) && readAccessToken() === null) localStorage.removeItem(KEPT_KEY);
}

/** A page that was closed in the moment when its session ended had no time to forget: the next one does. */
export function forgetWhatIsLeft(): void {
  if (readAccessToken() === null && localStorage.getItem(KEPT_KEY) !== null) void forgetKept();
}
