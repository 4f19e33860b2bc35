import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { AUDIT_RETENTION_DAYS } from '../../domain/audit/acts';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

/** The log is shortened in pieces, each a transaction of its own, so that no lock is held for long. */
const PIECE_ROWS = 1_000;

/** Between two pieces, in milliseconds, which are the others'. */
const PAUSE_MS = 10;

/**
 * Removes entries that were kept for their time, the oldest first (rule audit.retention). By the database's clock as well
 * as by the server's: it refuses to delete any that is younger.
 */
export const auditHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const oldest = daysBefore(clock.now(), AUDIT_RETENTION_DAYS).toISOString();
  const keptFrom = sql`least(${oldest}::timestamptz, now() - make_interval(days => ${AUDIT_RETENTION_DAYS}::int))`;
  for (let removed = PIECE_ROWS; removed === PIECE_ROWS; await setTimeout(PAUSE_MS)) {
    const result = await db.execute(sql`
      delete from audit_entries where id = any(array(
        select id from audit_entries where created_at < ${keptFrom} order by created_at limit ${PIECE_ROWS}))`);
    removed = result.rowCount ?? 0;
  }
};
