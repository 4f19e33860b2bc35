import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '../../../contract/entities.gen';
import { messagesConfirmed, personBlocked } from '../../api/messageEvents';
import { sessionEnded, sessionStarted } from '../../api/sessionEvents';
import type { NewMessage, OutboxState, UnsentMessage } from './unsentMessage';

/** Held while offline or over the limit (`notBefore`), and sent automatically. */
type Failure =
  | ({ status: 'held' } & Pick<UnsentMessage, 'clientId' | 'notBefore'>)
  | ({ status: 'failed' } & Pick<UnsentMessage, 'clientId' | 'reason'>);

type Standing = Pick<UnsentMessage, 'status' | 'reason' | 'notBefore'>;

function update(outbox: UnsentMessage[], clientId: string, change: Standing): void {
  const unsent = outbox.find((one) => one.clientId === clientId);
  if (unsent) Object.assign(unsent, { reason: undefined, notBefore: undefined }, change);
}

function withoutSent(outbox: UnsentMessage[], messages: readonly Message[]): UnsentMessage[] {
  const isSent = (unsent: UnsentMessage) =>
    messages.some(({ clientId, senderId }) => clientId === unsent.clientId && senderId === unsent.senderId);
  return outbox.some(isSent) ? outbox.filter((unsent) => !isSent(unsent)) : outbox;
}

/** Takes over refusals, delays and retries of other pages, and keeps everything else. */
function readInto(outbox: UnsentMessage[], stored: UnsentMessage): void {
  const known = outbox.find(({ clientId }) => clientId === stored.clientId);
  if (!known) outbox.push(stored);
  else if ((known.status === 'failed') !== (stored.status === 'failed') || known.notBefore !== stored.notBefore)
    update(outbox, stored.clientId, stored);
}

const nothing: OutboxState['outbox'] = [];

export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: nothing,
  reducers: {
    messageWritten: (outbox, { payload }: PayloadAction<NewMessage>) => {
      outbox.push({ ...payload, status: 'waiting' });
    },
    sendingStarted: (outbox, { payload }: PayloadAction<string>) => update(outbox, payload, { status: 'sending' }),
    sendingFailed: (outbox, { payload }: PayloadAction<Failure>) => update(outbox, payload.clientId, payload),
    sendingRetried: (outbox, { payload }: PayloadAction<string>) => update(outbox, payload, { status: 'waiting' }),
    unsentRead: (outbox, { payload }: PayloadAction<UnsentMessage[]>) => {
      for (const stored of payload) readInto(outbox, stored);
      outbox.sort((a, b) => a.createdEpochMillis - b.createdEpochMillis);
    },
    messageTakenBack: (outbox, { payload }: PayloadAction<string>) =>
      outbox.filter(({ clientId }) => clientId !== payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(messagesConfirmed, (outbox, { payload }) => withoutSent(outbox, payload))
      .addCase(personBlocked, (outbox, { payload }) => {
        for (const unsent of outbox) if (unsent.replyTo?.senderId === payload) delete unsent.replyTo;
      })
      // The next token may belong to another person, so nothing is sent with it automatically.
      .addMatcher(isAnyOf(sessionEnded, sessionStarted), () => nothing);
  },
  selectors: { unsentMessages: (outbox) => outbox },
});

export const { messageWritten, sendingStarted, sendingFailed, sendingRetried, unsentRead, messageTakenBack } =
  outboxSlice.actions;
export const { unsentMessages } = outboxSlice.selectors;
