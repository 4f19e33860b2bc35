import type { Middleware } from '@reduxjs/toolkit';
import { readAccessToken, storedUserId } from '../../api/transport/accessToken';
import { sessionEnded, sessionReady, sessionStarted } from '../../api/sessionEvents';
import { messageTakenBack, unsentRead } from './outboxSlice';
import { UNSENT, put, unsentIds, unsentKey, writtenHere } from './unsentKeys';
import type { OutboxState, UnsentMessage } from './unsentMessage';

const keyOf = ({ senderId, clientId }: UnsentMessage) => unsentKey('message', senderId, clientId);

/** Where a message stands is for each page to know, but for a refusal. */
const asStored = ({ status, reason, ...written }: UnsentMessage) =>
  JSON.stringify(status === 'failed' ? { ...written, status, reason } : { ...written, status: 'held' });

/** What of one person's was not confirmed; nothing that can't be read. */
export const storedMessages = (userId: string): UnsentMessage[] =>
  unsentIds('message', userId).flatMap((id) => read(localStorage.getItem(unsentKey('message', userId, id))));

function read(stored: string | null): UnsentMessage[] {
  try {
    return stored === null ? [] : [JSON.parse(stored) as UnsentMessage];
  } catch {
    return [];
  }
}

const stringsOf = (outbox: readonly UnsentMessage[]) => new Map(outbox.map((one) => [keyOf(one), asStored(one)]));

/** One key for each message, so that tabs never overwrite each other's. */
function store(before: readonly UnsentMessage[], now: readonly UnsentMessage[]): void {
  const [old, kept] = [stringsOf(before), stringsOf(now)];
  for (const key of old.keys()) {
    if (kept.has(key)) continue;
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
  // Only what changed: another tab may have removed the rest meanwhile.
  for (const [key, value] of kept) {
    if (old.get(key) === value) continue;
    put(localStorage, key, value);
    // Not what another tab has written and this one tried to send.
    if (!old.has(key)) writtenHere(key);
  }
}

/**
 * Keeps the outbox for whoever wrote it, until it is confirmed or they log out (in another tab, it stays in the one that
 * it was written in), and shares it with the other tabs (rule chat.outbox).
 */
export const outboxStorage: Middleware<object, OutboxState> = (api) => {
  let userId: string | undefined;
  window.addEventListener('storage', ({ key, oldValue }) => {
    if (!key?.startsWith(UNSENT)) return;
    // By the time a tab hears of a change there may have been others.
    const stored = localStorage.getItem(key);
    if (userId === undefined) {
      const isLoggedOut = stored === null && readAccessToken() === null;
      if (isLoggedOut && oldValue !== null && sessionStorage.getItem(key) !== null) put(localStorage, key, oldValue);
      return;
    }
    // What is written there next is another tab's.
    if (stored === null) sessionStorage.removeItem(key);
    if (!key.startsWith(unsentKey('message', userId, ''))) return;
    for (const changed of read(stored ?? oldValue)) {
      // One that is not put off, the tab that it was written in is sending.
      const status = changed.status === 'held' && changed.notBefore === undefined ? 'waiting' : changed.status;
      api.dispatch(stored === null ? messageTakenBack(changed.clientId) : unsentRead([{ ...changed, status }]));
    }
  });
  return (next) => (action) => {
    const before = api.getState().outbox;
    const result = next(action);
    if (sessionEnded.match(action) || sessionStarted.match(action)) {
      userId = undefined;
    } else if (sessionReady.match(action)) {
      ({ userId } = action.payload);
      api.dispatch(unsentRead(storedMessages(userId)));
    } else if (unsentRead.match(action)) {
      // On a slow start it shows before `sessionReady`: what other tabs do with it meanwhile counts.
      userId ??= storedUserId();
    } else if (api.getState().outbox !== before) {
      store(before, api.getState().outbox);
    }
    return result;
  };
};
