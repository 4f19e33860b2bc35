import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '../../contract/entities.gen';
import { messagesConfirmed } from '../api/messageEvents';
import { sessionEnded, sessionStarted } from '../api/sessionEvents';
import { storedOutbox } from './outboxStorage';
import type { NewMessage, UnsentMessage } from './unsentMessage';

interface Failure extends Pick<UnsentMessage, 'clientId' | 'reason'> {
  /** Held when there was no connection: it goes out by itself. */
  status: 'held' | 'failed';
}

function update(outbox: UnsentMessage[], clientId: string, change: Pick<UnsentMessage, 'status' | 'reason'>): void {
  const unsent = outbox.find((one) => one.clientId === clientId);
  if (unsent) Object.assign(unsent, { reason: undefined }, change);
}

function withoutSent(outbox: UnsentMessage[], messages: readonly Message[]): UnsentMessage[] {
  const isSent = (unsent: UnsentMessage) =>
    messages.some(({ clientId, senderId }) => clientId === unsent.clientId && senderId === unsent.senderId);
  return outbox.some(isSent) ? outbox.filter((unsent) => !isSent(unsent)) : outbox;
}

/** Those whose turn has not come; the one on its way still gets its answer. */
function failWaiting(outbox: UnsentMessage[]): void {
  for (const unsent of outbox) if (unsent.status !== 'sending') unsent.status = 'failed';
}

export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: storedOutbox,
  reducers: {
    messageWritten: (outbox, { payload }: PayloadAction<NewMessage>) => {
      outbox.push({ ...payload, status: 'waiting' });
    },
    sendingStarted: (outbox, { payload }: PayloadAction<string>) => update(outbox, payload, { status: 'sending' }),
    sendingFailed: (outbox, { payload }: PayloadAction<Failure>) => update(outbox, payload.clientId, payload),
    sendingRetried: (outbox, { payload }: PayloadAction<string>) => update(outbox, payload, { status: 'waiting' }),
    /** Its text is in the composer again. */
    messageTakenBack: (outbox, { payload }: PayloadAction<string>) =>
      outbox.filter(({ clientId }) => clientId !== payload),
  },
  extraReducers: (builder) => {
    builder
      // Even one that seemed to have failed: it came through after all.
      .addCase(messagesConfirmed, (outbox, { payload }) => withoutSent(outbox, payload))
      .addMatcher(sessionEnded.match, (outbox, { payload }) =>
        payload.by === 'logout' && !payload.elsewhere ? [] : outbox,
      )
      // Nothing goes out with the next token by itself, which may be another person's. After a refusal whoever wrote it
      // comes back and can try again.
      .addMatcher(isAnyOf(sessionEnded, sessionStarted), failWaiting);
  },
  selectors: { unsentMessages: (outbox) => outbox },
});

export const { messageWritten, sendingStarted, sendingFailed, sendingRetried, messageTakenBack } = outboxSlice.actions;
export const { unsentMessages } = outboxSlice.selectors;
