import { put, unsentKey, writtenHere } from './unsentKeys';
import type { Draft } from './useDraft';
import type { StoredEdit } from './useStoredEdits';
import type { UnsentMessage } from './unsentMessage';

/** Nothing where it can't be read. */
function parse<Stored>(stored: string | null): Stored | undefined {
  try {
    return stored === null ? undefined : (JSON.parse(stored) as Stored);
  } catch {
    return undefined;
  }
}

/** Whether it is kept. */
function keep(key: string, written: Draft | StoredEdit[] | UnsentMessage): boolean {
  const isKept = put(localStorage, key, JSON.stringify(written));
  if (isKept) writtenHere(key);
  return isKept;
}

/** Returns those that the storage has no room for. */
const moveMessages = (old: UnsentMessage[]) =>
  old.filter((one) => {
    const message: UnsentMessage = one.status === 'failed' ? one : { ...one, status: 'held' };
    return !keep(unsentKey('message', one.senderId, one.clientId), message);
  });

/** After what another tab had there. */
function moveDraft(key: string, text: string, picked: Draft['picked']): boolean {
  const held = parse<Draft>(localStorage.getItem(key));
  return keep(key, held ? { text: `${held.text}\n${text}`, picked: [...held.picked, ...picked] } : { text, picked });
}

function moveEdits(key: string, old: StoredEdit[]): boolean {
  const held = parse<StoredEdit[]>(localStorage.getItem(key)) ?? [];
  return keep(key, [...old.filter(({ messageId }) => !held.some((one) => one.messageId === messageId)), ...held]);
}

/**
 * Puts what the version of before kept of unsent text in the tab alone where it belongs now; what the storage has no room for
 * stays. To be deleted with the release after next (docs/decisions/0018-unsent-text-in-local-storage.md).
 */
export function moveFromSessionStorage(): void {
  for (const [key, old] of Object.entries({ ...sessionStorage }) as [string, string][]) {
    const [, kind, userId = '', channelId = ''] = key.split('.');
    if (kind === 'outbox') {
      const left = moveMessages(parse<UnsentMessage[]>(old) ?? []);
      if (left.length > 0) put(sessionStorage, key, JSON.stringify(left));
      else sessionStorage.removeItem(key);
    } else if (kind === 'draft') {
      const pickedKey = `stepwell.picked.${userId}.${channelId}`;
      const picked = parse<Draft['picked']>(sessionStorage.getItem(pickedKey)) ?? [];
      const text = parse<string>(old);
      if (text !== undefined && !moveDraft(unsentKey(kind, userId, channelId), text, picked)) continue;
      for (const moved of [key, pickedKey]) sessionStorage.removeItem(moved);
    } else if (kind === 'edits' && moveEdits(unsentKey(kind, userId, channelId), parse<StoredEdit[]>(old) ?? [])) {
      sessionStorage.removeItem(key);
    }
  }
}
