import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { insertAll } from '../database/insertAll';
import { mails as mailTable } from '../database/schema';
import { enqueueJobs, type JobOrigin } from '../jobs/enqueue';
import { JOBS_SCHEMA } from '../jobs/job';
import { mailQueue } from './queues';
import type { DecidedLater, MailTemplate } from './template';

/** One mail to one person: which template, and what it is filled in with, or decided by. */
export interface Mail<Data> {
  /** The bare address. */
  to: string;
  template: MailTemplate<Data> | DecidedLater<Data>;
  data: Data;
  /**
   * Waits so many seconds, in which it can be taken back by this id (see `held.ts`); whose mail it is: it goes to the
   * address they have by then, and to nobody whose account is disabled or gone.
   */
  heldFor?: { id: string; userId: string; seconds: number };
  /**
   * Of its template one mail at most waits for this id: look for it first (see `waiting.ts`). Nobody waits for what the
   * next one may take the place of: other mails go before it (rule platform.mail).
   */
  collapseKey?: string;
}

/** The job that sends a mail. It has the id of the mail, which is found by it, and a second one can't be made. */
const jobOf = ({ id, collapseKey }: { id: string; collapseKey?: string | null | undefined }) => ({
  id,
  data: { mailId: id },
  ...(collapseKey && { priority: -1 }),
});

/**
 * Puts mails into the outbox in the transaction that causes them, with the job that sends each: two statements, one
 * more for each further thousand, and none for none. What is rolled back is never sent, what is committed is never
 * lost.
 */
export async function enqueueMails(origin: JobOrigin, mails: Mail<unknown>[], now: Date): Promise<void> {
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
  await insertAll(rows, (chunk) => origin.tx.insert(mailTable).values(chunk));
  await enqueueJobs(
    origin,
    mailQueue,
    written.map((mail) => ({ ...jobOf(mail), ...(mail.heldFor && { startAfter: mail.heldFor.seconds }) })),
  );
}

/** Gives mails a job again whose last one is over or lost. Two statements, and none for none. */
export async function enqueueAgain(
  tx: JobOrigin['tx'],
  again: { id: string; collapseKey: string | null }[],
): Promise<void> {
  if (again.length === 0) return;
  const jobs = sql.raw(`${JOBS_SCHEMA}.job`);
  const ids = sql.param(again.map(({ id }) => id));
  // Even one that is still said to be under way: the mail was given up in it, and nothing else follows.
  await tx.execute(sql`delete from ${jobs} where name = ${mailQueue.name} and id = any(${ids}::uuid[])`);
  await enqueueJobs({ tx }, mailQueue, again.map(jobOf));
}
