/** What was written and not sent is kept in this browser by person, for all its tabs; nobody else sees it. */
export const UNSENT = 'stepwell.unsent.';

type Kind = 'message' | 'draft' | 'edits';

/** Of a message the id is its clientId, of the others the channel's. */
export const unsentKey = (kind: Kind, userId: string, id: string) => `${UNSENT}${userId}.${kind}.${id}`;

/** The ids of all that a person has written of a kind. */
export function unsentIds(kind: Kind, userId: string): string[] {
  const prefix = unsentKey(kind, userId, '');
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

/** Who logs out leaves nothing of it (rule session.end). */
export function clearUnsent(userId: string): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(`${UNSENT}${userId}.`)) localStorage.removeItem(key);
}

/** This tab, which its person wrote it in, keeps it when they log out in another one. */
export const writtenHere = (key: string) => put(sessionStorage, key, '');

/** Returns whether it is stored: a full storage loses no more than closing the page. */
export function put(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    // It lives as long as the page.
    return false;
  }
}
