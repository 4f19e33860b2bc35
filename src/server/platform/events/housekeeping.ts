import { setTimeout } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { PAUSE_MS, BATCH_ROWS } from '../database/removeInBatches';
import { events } from '../database/schema';
import { daysBefore, type Housekeeping } from '../jobs/housekeeping';
import { EVENT_RETENTION_DAYS } from './log';

/**
 * Removes those of the next events after a position that are older than `oldest` (ISO 8601). Locked rows are left for
 * the next run.
 */
export const pruneBatch = (after: string, oldest: string): SQL => sql`
  with piece as materialized (
    select position, created_at from ${events} where position > ${after}::bigint order by position limit ${BATCH_ROWS}
  ), free as materialized (
    select position from ${events}
    where position = any(array(select position from piece where created_at < ${oldest}::timestamptz))
    for update skip locked
  ), pruned as (
    delete from ${events} where position = any(array(select position from free)) returning position
  )
  select (select max(position) from piece)::text as last, (select count(*) from pruned)::int as pruned`;

/**
 * Removes old events; a client that was away for longer must refetch. Goes through the log from its oldest events to
 * the first batch with nothing to remove.
 */
export const eventHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const oldest = daysBefore(clock.now(), EVENT_RETENTION_DAYS).toISOString();
  for (let after = '0'; ;) {
    const { rows } = await db.execute<{ last: string | null; pruned: number }>(pruneBatch(after, oldest));
    const [piece] = rows;
    if (!piece?.pruned) return;
    after = piece.last ?? after;
    await setTimeout(PAUSE_MS);
  }
};
