/** Per user: shared by all of the user's tabs, hidden from other users. */
export const UNSENT = 'stepwell.unsent.';

type Kind = 'message' | 'draft' | 'edits' | 'form';

/** `id`: a message's clientId, a form's name, or the channel's id. */
export const unsentKey = (kind: Kind, userId: string, id: string) => `${UNSENT}${userId}.${kind}.${id}`;

export function unsentIds(kind: Kind, userId: string): string[] {
  const prefix = unsentKey(kind, userId, '');
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

export function clearUnsent(userId: string): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(`${UNSENT}${userId}.`)) localStorage.removeItem(key);
}

/** Text written in this tab stays when the user logs out in another tab. */
export const markWrittenHere = (key: string) => trySetItem(sessionStorage, key, '');

/** False if the storage is full or blocked. The text then lasts only as long as the page. */
export function trySetItem(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
