import { v7 } from 'uuid';
import type { Tx } from '../database/client';
import { insertAll } from '../database/insertAll';
import { mails as mailTable } from '../database/schema';
import { enqueueJobs } from '../jobs/enqueue';
import { mailQueue } from './queues';
import type { DecidedLater, MailTemplate } from './template';

/** One mail to one person: which template, and what it is filled in with, or decided by. */
export interface Mail<Data> {
  /** The bare address. */
  to: string;
  template: MailTemplate<Data> | DecidedLater<Data>;
  data: Data;
  /**
   * Waits to be filled in with what comes for this id (see `held.ts`), and is sent as it is when that takes too long;
   * whose mail it is: it goes to the address they have by then, and to nobody whose account is disabled or gone.
   */
  heldFor?: { id: string; userId: string };
  /** Nobody waits for it: other mails go before it (rule platform.mail). */
  canWait?: boolean;
  /** Of its template one mail at most waits for this id: look for it first (see `waiting.ts`). */
  collapseKey?: string;
  /** How long it is held at most. Seconds; `LONGEST_HOLD_SECONDS` unless said. */
  holdSeconds?: number;
}

/** How long a mail waits at most for what it is held for. Seconds. */
export const LONGEST_HOLD_SECONDS = 300;

/**
 * Puts mails into the outbox in the transaction that causes them, with the job that sends each: two statements, one
 * more for each further thousand, and none for none. What is rolled back is never sent, what is committed is never lost.
 */
export async function enqueueMails(tx: Tx, mails: Mail<unknown>[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  const written = mails.map((mail) => ({ ...mail, id: v7() }));
  const rows = written.map(({ id, to, template, data, heldFor, collapseKey }) => ({
    id,
    toAddress: to,
    template: template.name,
    data: data as Record<string, unknown>,
    heldFor: heldFor?.id ?? null,
    heldUserId: heldFor?.userId ?? null,
    collapseKey: collapseKey ?? null,
    createdAt: now,
  }));
  await insertAll(rows, (chunk) => tx.insert(mailTable).values(chunk));
  // A mail's job has the mail's id: the two are never confused, and a second job for it cannot be made.
  await enqueueJobs(
    tx,
    mailQueue,
    written.map(({ id, heldFor, holdSeconds = LONGEST_HOLD_SECONDS, canWait = false }) => ({
      id,
      data: { mailId: id },
      ...(canWait && { priority: -1 }),
      ...(heldFor && { startAfter: holdSeconds }),
    })),
  );
}
