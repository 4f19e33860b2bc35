/** What was written and not sent is kept in this browser by person, for all its tabs; nobody else sees it. */
export const UNSENT = 'stepwell.unsent.';

/** Of a message the id is its clientId, of the others the channel's. */
export const unsentKey = (kind: 'message' | 'draft' | 'edits', userId: string, id: string) =>
  `${UNSENT}${userId}.${kind}.${id}`;

/** Who logs out leaves nothing of it. */
export function clearUnsent(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(UNSENT)) localStorage.removeItem(key);
}
