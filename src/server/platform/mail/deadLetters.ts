import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { mails } from '../database/schema';
import { enqueueAgain } from './outbox';

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

const { createdAt } = mails;

const select = ({ db }: Pick<Database, 'db'>) => {
  const { id, toAddress, template, attempts, lastError } = mails;
  return db.select({ id, createdAt, toAddress, template, attempts, lastError, isEmpty }).from(mails).$dynamic();
};

/** The newest of the mails that were given up, so many at most, in the order in which they were written. */
export async function newestDeadLetters(database: Pick<Database, 'db'>, howMany: number): Promise<DeadLetter[]> {
  const newest = await select(database).where(isFailed).orderBy(desc(createdAt), desc(mails.id)).limit(howMany);
  return newest.reverse();
}

/** A mail that was given up, by its id. */
export async function deadLetter(database: Pick<Database, 'db'>, id: string): Promise<DeadLetter | undefined> {
  const [letter] = await select(database).where(and(isFailed, eq(mails.id, id)));
  return letter;
}

/** How many mails were given up, and how many of them can't be sent again. */
export async function countDeadLetters({ db }: Pick<Database, 'db'>): Promise<{ all: number; empty: number }> {
  const [counts] = await db
    .select({ all: count(), empty: sql<number>`(count(*) filter (where ${isEmpty}))::int` })
    .from(mails)
    .where(isFailed);
  return counts ?? { all: 0, empty: 0 };
}

/**
 * Puts what was given up back into the queue: all that can be sent again, or the one with this id. Gives how many. Each
 * goes back once, however many ask at the same time, and a server sends it.
 */
export function retryDeadLetters({ db }: Pick<Database, 'db'>, id?: string): Promise<number> {
  return db.transaction(async (tx) => {
    const back = await tx
      .update(mails)
      // Nothing takes its place any more, and it takes nothing's.
      .set({ state: 'queued', collapseKey: null })
      .where(and(isFailed, sql`not ${isEmpty}`, id === undefined ? undefined : eq(mails.id, id)))
      .returning({ id: mails.id, collapseKey: mails.collapseKey });
    await enqueueAgain(tx, back);
    return back.length;
  });
}
