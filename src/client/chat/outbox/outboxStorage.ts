import type { Middleware } from '@reduxjs/toolkit';
import { readAccessToken, storedUserId } from '../../api/transport/accessToken';
import { sessionEnded, sessionReady, sessionStarted } from '../../api/sessionEvents';
import { personBlocked } from '../../api/messageEvents';
import type { Draft } from '../composer/useDraft';
import { messageTakenBack, unsentRead } from './outboxSlice';
import { UNSENT, trySetItem, unsentIds, unsentKey, markWrittenHere } from '../../api/unsentKeys';
import type { OutboxState, UnsentMessage } from './unsentMessage';

const keyOf = ({ senderId, clientId }: UnsentMessage) => unsentKey('message', senderId, clientId);

/** A status belongs to one page, except for a refusal. */
const asStored = ({ status, reason, ...written }: UnsentMessage) =>
  JSON.stringify(status === 'failed' ? { ...written, status, reason } : { ...written, status: 'held' });

export const storedMessages = (userId: string): UnsentMessage[] =>
  unsentIds('message', userId).flatMap((id) => read(localStorage.getItem(unsentKey('message', userId, id))));

function read<Written = UnsentMessage>(stored: string | null): Written[] {
  try {
    return stored === null ? [] : [JSON.parse(stored) as Written];
  } catch {
    return [];
  }
}

const isStored = (unsent: UnsentMessage) => localStorage.getItem(keyOf(unsent)) !== null;

const stringsOf = (outbox: readonly UnsentMessage[]) => new Map(outbox.map((one) => [keyOf(one), asStored(one)]));

/** One key per message, so that tabs never overwrite each other's. */
function store(before: readonly UnsentMessage[], now: readonly UnsentMessage[]): void {
  const [old, kept] = [stringsOf(before), stringsOf(now)];
  for (const key of old.keys()) {
    if (kept.has(key)) continue;
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
  for (const [key, value] of kept) {
    if (old.get(key) === value) continue;
    trySetItem(localStorage, key, value);
    // Excludes messages that another tab wrote and this tab tried to send.
    if (!old.has(key)) markWrittenHere(key);
  }
}

function forgetQuotesInDrafts(personId: string, userId: string): void {
  for (const channelId of unsentIds('draft', userId)) {
    const key = unsentKey('draft', userId, channelId);
    for (const { replyTo, ...draft } of read<Draft>(localStorage.getItem(key)))
      if (replyTo?.senderId === personId) trySetItem(localStorage, key, JSON.stringify(draft));
  }
}

/**
 * Stores the outbox until it is confirmed or its author logs out, and shares it with other tabs (rule chat.outbox).
 * After a logout in another tab, the tab in which a message was written keeps it.
 */
export const outboxStorage: Middleware<object, OutboxState> = (api) => {
  let userId: string | undefined;
  window.addEventListener('storage', ({ key, oldValue }) => {
    if (!key?.startsWith(UNSENT)) return;
    const stored = localStorage.getItem(key);
    if (userId === undefined) {
      const isLoggedOut = stored === null && readAccessToken() === null;
      if (isLoggedOut && oldValue !== null && sessionStorage.getItem(key) !== null)
        trySetItem(localStorage, key, oldValue);
      return;
    }
    // Text that is stored under this key again was written by another tab.
    if (stored === null) sessionStorage.removeItem(key);
    if (!key.startsWith(unsentKey('message', userId, ''))) return;
    for (const changed of read(stored ?? oldValue)) {
      // A message that isn't delayed is being sent by the tab in which it was written.
      const status = changed.status === 'held' && changed.notBefore === undefined ? 'waiting' : changed.status;
      api.dispatch(stored === null ? messageTakenBack(changed.clientId) : unsentRead([{ ...changed, status }]));
    }
  });
  return (next) => (action) => {
    const before = api.getState().outbox;
    const result = next(action);
    if (personBlocked.match(action) && userId !== undefined) forgetQuotesInDrafts(action.payload, userId);
    if (sessionEnded.match(action) || sessionStarted.match(action)) {
      userId = undefined;
    } else if (sessionReady.match(action)) {
      ({ userId } = action.payload);
      // Some may have been written while this code was loading.
      store(before.filter(isStored), before);
      api.dispatch(unsentRead(storedMessages(userId)));
    } else if (unsentRead.match(action)) {
      // On a slow start the outbox shows before `sessionReady`, so changes by other tabs already count.
      userId ??= storedUserId();
    } else if (api.getState().outbox !== before) {
      store(before, api.getState().outbox);
    }
    return result;
  };
};
