import { sql } from 'drizzle-orm';
import { events } from '../database/schema';
import { daysBefore, type Housekeeping } from '../jobs/housekeeping';
import { EVENT_RETENTION_DAYS } from './log';

/** The log can be long: it is pruned in batches, so that no lock is held for long. */
const BATCH_ROWS = 10_000;

/** Removes old events: a client that was away longer is told to fetch anew. */
export const eventHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const oldest = daysBefore(clock.now(), EVENT_RETENTION_DAYS);
  for (let pruned = BATCH_ROWS; pruned === BATCH_ROWS;) {
    const result = await db.execute(sql`
      delete from ${events} where position in (
        select position from ${events} where created_at < ${oldest} order by created_at limit ${BATCH_ROWS})`);
    pruned = result.rowCount ?? 0;
  }
};
