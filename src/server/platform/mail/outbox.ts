import { v7 } from 'uuid';
import type { Tx } from '../database/client';
import { insertAll } from '../database/insertAll';
import { mails as mailTable } from '../database/schema';
import { enqueueJobs } from '../jobs/enqueue';
import { mailQueue } from './queues';
import type { MailTemplate } from './template';

/** One mail to one person: which template, and what it is filled in with. */
export interface Mail<Data> {
  /** The bare address. */
  to: string;
  template: MailTemplate<Data>;
  data: Data;
}

/**
 * Puts mails into the outbox in the transaction that causes them, with the job that sends each: two statements, one
 * more for each further thousand, and none for none. What is rolled back is never sent, what is committed is never lost.
 */
export async function enqueueMails(tx: Tx, mails: Mail<unknown>[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ to, template, data }) => ({
    id: v7(),
    toAddress: to,
    template: template.name,
    data: data as Record<string, unknown>,
    createdAt: now,
  }));
  await insertAll(rows, (chunk) => tx.insert(mailTable).values(chunk));
  // A mail's job has the mail's id: the two are never confused, and a second job for it cannot be made.
  await enqueueJobs(
    tx,
    mailQueue,
    rows.map(({ id }) => ({ id, data: { mailId: id } })),
  );
}
