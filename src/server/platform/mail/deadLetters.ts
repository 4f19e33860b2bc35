import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { mails } from '../database/schema';
import { enqueueJobs } from '../jobs/enqueue';
import { mailQueue } from './queues';

/** A mail that was given up, without what it says, which may hold links with codes. */
export interface DeadLetter {
  id: string;
  createdAt: Date;
  toAddress: string;
  template: string;
  /** How often it was tried. */
  attempts: number;
  lastError: string | null;
  /** Nothing of it is kept, as it would be out of date: it can't be sent again (rule platform.mail). */
  isEmpty: boolean;
}

const isEmpty = sql<boolean>`${mails.data} = '{}'::jsonb`;
const isFailed = eq(mails.state, 'failed');

/** The mails that were given up, oldest first; the one with this id when it is given. */
export function deadLetters({ db }: Pick<Database, 'db'>, id?: string): Promise<DeadLetter[]> {
  const { createdAt, toAddress, template, attempts, lastError } = mails;
  return db
    .select({ id: mails.id, createdAt, toAddress, template, attempts, lastError, isEmpty })
    .from(mails)
    .where(and(isFailed, id === undefined ? undefined : eq(mails.id, id)))
    .orderBy(asc(createdAt), asc(mails.id));
}

/**
 * Puts what was given up back into the queue: all that can be sent again, or the one with this id. Gives how many. Each
 * goes back once, however many ask at the same time, and a server sends it.
 */
export function retryDeadLetters({ db }: Pick<Database, 'db'>, id?: string): Promise<number> {
  return db.transaction(async (tx) => {
    const back = await tx
      .update(mails)
      .set({ state: 'queued' })
      .where(and(isFailed, sql`not ${isEmpty}`, id === undefined ? undefined : eq(mails.id, id)))
      .returning({ id: mails.id });
    // Not the mail's own id: its first job may still have it.
    await enqueueJobs(
      tx,
      mailQueue,
      back.map((mail) => ({ data: { mailId: mail.id } })),
    );
    return back.length;
  });
}
