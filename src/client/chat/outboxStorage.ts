import type { Middleware } from '@reduxjs/toolkit';
import { readAccessToken } from '../api/accessToken';
import { sessionEnded, sessionReady, sessionStarted } from '../api/sessionEvents';
import { messageTakenBack, unsentRead } from './outboxSlice';
import { UNSENT, unsentKey } from './unsentKeys';
import type { OutboxState, UnsentMessage } from './unsentMessage';

const keyOf = ({ senderId, clientId }: UnsentMessage) => unsentKey('message', senderId, clientId);

/** Where a message stands is for each page to know, but for a refusal. */
const asStored = (unsent: UnsentMessage) =>
  JSON.stringify({ ...unsent, status: unsent.status === 'failed' ? 'failed' : 'held' });

/** What of one person's was not confirmed; nothing that can't be read. */
export function storedMessages(userId: string): UnsentMessage[] {
  const prefix = unsentKey('message', userId, '');
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? read(localStorage.getItem(key)) : []));
}

function read(stored: string | null): UnsentMessage[] {
  try {
    return stored === null ? [] : [JSON.parse(stored) as UnsentMessage];
  } catch {
    return [];
  }
}

/** One key for each message, so that tabs never overwrite each other's; a full storage loses no more than closing the page. */
function store(before: readonly UnsentMessage[], now: readonly UnsentMessage[]): void {
  const kept = new Set(now.map(keyOf));
  for (const key of before.map(keyOf)) if (!kept.has(key)) localStorage.removeItem(key);
  for (const unsent of now) {
    if (!before.includes(unsent)) put(localStorage, keyOf(unsent), asStored(unsent));
  }
}

function put(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // Full: it lives as long as the page.
  }
}

/** What was written in this tab when another one logged out is there again for whoever wrote it. */
function bringBack(userId: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(`${UNSENT}${userId}.`)) continue;
    if (localStorage.getItem(key) === null) put(localStorage, key, sessionStorage.getItem(key) ?? '');
    sessionStorage.removeItem(key);
  }
}

/**
 * Keeps the outbox for whoever wrote it, until it is confirmed or they log out, and shares it with the other tabs: each
 * may send it, as a message is the same by its clientId (rules chat.outbox, chat.sentOnce).
 */
export const outboxStorage: Middleware<object, OutboxState> = (api) => {
  let userId: string | undefined;
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (!key?.startsWith(UNSENT)) return;
    if (oldValue !== null && newValue === null && readAccessToken() === null) put(sessionStorage, key, oldValue);
    if (userId === undefined || !key.startsWith(unsentKey('message', userId, ''))) return;
    for (const changed of read(newValue ?? oldValue)) {
      // The tab that it was written in is sending it.
      const status = changed.status === 'failed' ? 'failed' : 'waiting';
      api.dispatch(newValue === null ? messageTakenBack(changed.clientId) : unsentRead([{ ...changed, status }]));
    }
  });
  return (next) => (action) => {
    const before = api.getState().outbox;
    const result = next(action);
    if (sessionEnded.match(action) || sessionStarted.match(action)) {
      userId = undefined;
    } else if (sessionReady.match(action)) {
      ({ userId } = action.payload);
      bringBack(userId);
      api.dispatch(unsentRead(storedMessages(userId)));
    } else if (api.getState().outbox !== before) {
      store(before, api.getState().outbox);
    }
    return result;
  };
};
