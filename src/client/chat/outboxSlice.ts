import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../api/sessionEvents';

/** A message of one's own that the server has not confirmed: waiting → sending → gone, or failed → waiting again. */
export interface Unsent {
  /** Made here; with it a repeat is the same message. */
  clientId: string;
  channelId: string;
  senderId: string;
  content: string;
  createdEpochMillis: number;
  status: 'waiting' | 'sending' | 'failed';
  /** What the server said when it refused it. */
  reason?: string;
}

/** The part of the state that holds them, in the order in which they were written. */
export interface OutboxState {
  outbox: Unsent[];
}

const storageKey = 'stepwell.outbox';

/** What was not confirmed when the page was left can be tried again. */
function kept(): Unsent[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Unsent[];
    return stored.map((unsent) => ({ ...unsent, status: 'failed' }));
  } catch {
    return [];
  }
}

/** Over a reload of this tab; a full storage loses no more than that. */
export function keepOutbox({ outbox }: OutboxState): void {
  try {
    if (outbox.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(outbox));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing to be done.
  }
}

function settle(outbox: Unsent[], clientId: string, change: Pick<Unsent, 'status' | 'reason'>): void {
  const unsent = outbox.find((one) => one.clientId === clientId);
  if (unsent) Object.assign(unsent, { reason: undefined }, change);
}

export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: kept,
  reducers: {
    messageWritten: (outbox, { payload }: PayloadAction<Omit<Unsent, 'status' | 'reason'>>) => {
      outbox.push({ ...payload, status: 'waiting' });
    },
    sendingStarted: (outbox, { payload }: PayloadAction<string>) => settle(outbox, payload, { status: 'sending' }),
    sendingFailed: (outbox, { payload }: PayloadAction<{ clientId: string; reason?: string }>) =>
      settle(outbox, payload.clientId, { status: 'failed', reason: payload.reason }),
    triedAgain: (outbox, { payload }: PayloadAction<string>) => settle(outbox, payload, { status: 'waiting' }),
    /** Confirmed by the server, or taken back into the composer. */
    messageSettled: (outbox, { payload }: PayloadAction<{ clientId: string; senderId: string }>) =>
      outbox.filter((one) => one.clientId !== payload.clientId || one.senderId !== payload.senderId),
  },
  extraReducers: (builder) => {
    // After a refusal the person comes back, and so does what they wrote.
    builder.addCase(sessionEnded, (outbox, { payload }) => (payload.by === 'logout' ? [] : outbox));
  },
  selectors: { unsentMessages: (outbox) => outbox },
});

export const { messageWritten, sendingStarted, sendingFailed, triedAgain, messageSettled } = outboxSlice.actions;
export const { unsentMessages } = outboxSlice.selectors;
