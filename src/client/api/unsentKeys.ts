/** Unsent text is stored in this browser per user, shared by all of the user's tabs and hidden from other users. */
export const UNSENT = 'stepwell.unsent.';

type Kind = 'message' | 'draft' | 'edits' | 'form';

/** `id`: a message's clientId, a form's name, otherwise the channel's id. */
export const unsentKey = (kind: Kind, userId: string, id: string) => `${UNSENT}${userId}.${kind}.${id}`;

/** Ids of all unsent text of one kind that belongs to a user. */
export function unsentIds(kind: Kind, userId: string): string[] {
  const prefix = unsentKey(kind, userId, '');
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

/** Logging out clears the text (rule session.end). */
export function clearUnsent(userId: string): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(`${UNSENT}${userId}.`)) localStorage.removeItem(key);
}

/** Marks text as written in this tab, which keeps the text when the user logs out in another tab. */
export const markWrittenHere = (key: string) => trySetItem(sessionStorage, key, '');

/** Returns whether the text is stored. A full storage loses no more text than closing the page would. */
export function trySetItem(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    // If the storage is full, the text lives as long as the page.
    return false;
  }
}
