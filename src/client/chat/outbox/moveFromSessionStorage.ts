import { trySetItem, unsentKey, markWrittenHere } from './unsentKeys';
import type { UnsentMessage } from './unsentMessage';

/** Returns undefined for unreadable text. */
function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
}

/** Returns whether the text is stored: false if there is other text under the key, or the storage is full. */
function keep(key: string, written: unknown): boolean {
  const isKept = localStorage.getItem(key) === null && trySetItem(localStorage, key, JSON.stringify(written));
  if (isKept) markWrittenHere(key);
  return isKept;
}

/**
 * Returns the messages that are not stored yet. A stored message with the same key is the same message, from a copy of
 * this tab.
 */
const keepMessages = (old: UnsentMessage[]) =>
  old.filter((one) => {
    const key = unsentKey('message', one.senderId, one.clientId);
    return localStorage.getItem(key) === null && !keep(key, one.status === 'failed' ? one : { ...one, status: 'held' });
  });

/**
 * Moves unsent text that the previous version kept per tab to its new storage. Text that can't be stored yet waits for
 * the next start. Delete with the release after next (docs/decisions/0018-unsent-text-in-local-storage.md).
 */
export function moveFromSessionStorage(): void {
  for (const [key, old] of Object.entries({ ...sessionStorage }) as [string, string][]) {
    const [, kind, userId = '', channelId = ''] = key.split('.');
    const written = parse(old);
    if (kind === 'outbox') {
      const notStored = keepMessages((written ?? []) as UnsentMessage[]);
      if (notStored.length > 0) trySetItem(sessionStorage, key, JSON.stringify(notStored));
      else sessionStorage.removeItem(key);
    } else if (kind === 'draft' || kind === 'edits') {
      const pickedKey = `stepwell.picked.${userId}.${channelId}`;
      const picked = parse(sessionStorage.getItem(pickedKey)) ?? [];
      const entry = kind === 'draft' ? { text: written, picked } : written;
      if (written !== undefined && !keep(unsentKey(kind, userId, channelId), entry)) continue;
      sessionStorage.removeItem(key);
      if (kind === 'draft') sessionStorage.removeItem(pickedKey);
    }
  }
}
