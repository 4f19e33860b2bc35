import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { mails } from '../database/schema';
import { requeueMails } from './outbox';

/** An abandoned mail, without its contents, which may hold links with codes. */
export interface DeadLetter {
  id: string;
  createdAt: Date;
  toAddress: string;
  template: string;
  attempts: number;
  lastError: string | null;
  /**
   * The mail's contents would be out of date, so they aren't kept and the mail can't be resent (rule platform.mail).
   */
  isEmpty: boolean;
}

const isEmpty = sql<boolean>`${mails.data} = '{}'::jsonb`;
const isFailed = eq(mails.state, 'failed');

const { createdAt } = mails;

const select = ({ db }: Pick<Database, 'db'>) => {
  const { id, toAddress, template, attempts, lastError } = mails;
  return db.select({ id, createdAt, toAddress, template, attempts, lastError, isEmpty }).from(mails).$dynamic();
};

export async function newestDeadLetters(database: Pick<Database, 'db'>, howMany: number): Promise<DeadLetter[]> {
  const newest = await select(database).where(isFailed).orderBy(desc(createdAt), desc(mails.id)).limit(howMany);
  return newest.reverse();
}

export async function deadLetter(database: Pick<Database, 'db'>, id: string): Promise<DeadLetter | undefined> {
  const [letter] = await select(database).where(and(isFailed, eq(mails.id, id)));
  return letter;
}

export async function countDeadLetters({ db }: Pick<Database, 'db'>): Promise<{ all: number; empty: number }> {
  const [counts] = await db
    .select({ all: count(), empty: sql<number>`(count(*) filter (where ${isEmpty}))::int` })
    .from(mails)
    .where(isFailed);
  return counts ?? { all: 0, empty: 0 };
}

/**
 * Requeues abandoned mails: all that can be resent, or only the mail with this id. Returns their number. Concurrent
 * calls requeue each mail once, and a server sends it.
 */
export function retryDeadLetters({ db }: Pick<Database, 'db'>, id?: string): Promise<number> {
  return db.transaction(async (tx) => {
    const back = await tx
      .update(mails)
      // The requeued mail no longer replaces another mail, nor can it be replaced.
      .set({ state: 'queued', collapseKey: null })
      .where(and(isFailed, sql`not ${isEmpty}`, id === undefined ? undefined : eq(mails.id, id)))
      .returning({ id: mails.id, collapseKey: mails.collapseKey });
    await requeueMails(tx, back);
    return back.length;
  });
}
