import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client';

/** How long an event stays in the log: who was away longer fetches everything again. */
export const EVENTS_KEPT_DAYS = 3;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Events written before this are no longer needed. */
export const keptFrom = (now: Date): Date => new Date(now.getTime() - EVENTS_KEPT_DAYS * DAY_MILLISECONDS);

/**
 * Deletes what is older than the log reaches. The newest transaction of the old ones stays: by it a resume can tell
 * that everything from there on is still in the log.
 */
export async function pruneEvents(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    delete from events where transaction_id < (
      select transaction_id from events where created_at < ${keptFrom(now).toISOString()}::timestamptz
      order by transaction_id desc limit 1)`);
}
