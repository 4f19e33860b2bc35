import { put, unsentKey, writtenHere } from './unsentKeys';
import type { UnsentMessage } from './unsentMessage';

/** Nothing where it can't be read. */
function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
}

/** Whether it is there: not while another text is, nor where the storage is full. */
function keep(key: string, written: unknown): boolean {
  const isKept = localStorage.getItem(key) === null && put(localStorage, key, JSON.stringify(written));
  if (isKept) writtenHere(key);
  return isKept;
}

/** Those that have no place yet. What is in a message's place is the message: a copy of this tab has kept it. */
const keepMessages = (old: UnsentMessage[]) =>
  old.filter((one) => {
    const key = unsentKey('message', one.senderId, one.clientId);
    return localStorage.getItem(key) === null && !keep(key, one.status === 'failed' ? one : { ...one, status: 'held' });
  });

/**
 * Puts what the version of before kept of unsent text in the tab alone where it belongs now. What has no place yet stays for
 * the next start. To be deleted with the release after next (docs/decisions/0018-unsent-text-in-local-storage.md).
 */
export function moveFromSessionStorage(): void {
  for (const [key, old] of Object.entries({ ...sessionStorage }) as [string, string][]) {
    const [, kind, userId = '', channelId = ''] = key.split('.');
    const written = parse(old);
    if (kind === 'outbox') {
      const left = keepMessages((written ?? []) as UnsentMessage[]);
      if (left.length > 0) put(sessionStorage, key, JSON.stringify(left));
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
