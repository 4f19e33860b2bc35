import type { Middleware } from '@reduxjs/toolkit';
import { claimsOf, readAccessToken } from '../api/accessToken';
import type { OutboxState, UnsentMessage } from './unsentMessage';

const STORAGE_KEY = 'stepwell.outbox';

/**
 * What was not confirmed when the page was left. What was not refused still goes out by itself, but for nobody else than
 * whoever wrote it; the rest can be tried again (rule chat.outbox).
 */
export function storedOutbox(): UnsentMessage[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as UnsentMessage[];
    const { sub } = claimsOf(readAccessToken() ?? '');
    const waits = ({ status, senderId }: UnsentMessage) => status !== 'failed' && senderId === sub;
    return stored.map((unsent) => ({ ...unsent, status: waits(unsent) ? 'held' : 'failed' }));
  } catch {
    return [];
  }
}

/** Keeps the outbox over a reload of this tab; a full storage loses no more than that. */
export const outboxStorage: Middleware<object, OutboxState> = (api) => {
  return (next) => (action) => {
    const before = api.getState().outbox;
    const result = next(action);
    const { outbox } = api.getState();
    if (outbox !== before) store(outbox);
    return result;
  };
};

function store(outbox: readonly UnsentMessage[]): void {
  try {
    if (outbox.length > 0) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(outbox));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // A full or forbidden storage: the outbox lives as long as the page.
  }
}
