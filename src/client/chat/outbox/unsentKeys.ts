/** Unsent text is stored in this browser per user, shared by all their tabs and hidden from other users. */
export const UNSENT = 'stepwell.unsent.';

type Kind = 'message' | 'draft' | 'edits';

/** `id`: a message's clientId, otherwise the channel's id. */
export const unsentKey = (kind: Kind, userId: string, id: string) => `${UNSENT}${userId}.${kind}.${id}`;

/** Ids of all a user's unsent text of a kind. */
export function unsentIds(kind: Kind, userId: string): string[] {
  const prefix = unsentKey(kind, userId, '');
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

/** Logging out clears it (rule session.end). */
export function clearUnsent(userId: string): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(`${UNSENT}${userId}.`)) localStorage.removeItem(key);
}

/** Marks text as written in this tab, which keeps it when the user logs out in another one. */
export const markWrittenHere = (key: string) => trySetItem(sessionStorage, key, '');

/** Returns whether it is stored. A full storage loses no more than closing the page would. */
export function trySetItem(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    // It lives as long as the page.
    return false;
  }
}
