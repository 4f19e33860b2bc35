import { lt, sql } from 'drizzle-orm';
import { AUDIT_RETENTION_DAYS } from '../../domain/audit/acts';
import { removeInPieces } from '../platform/database/removeInPieces';
import { auditEntries } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

/**
 * Removes entries that were kept for their time (rule audit.retention). By the database's clock as well as by the
 * server's: it refuses to delete any that is younger.
 */
export const auditHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const { createdAt } = auditEntries;
  const oldest = daysBefore(clock.now(), AUDIT_RETENTION_DAYS).toISOString();
  const keptFrom = sql`least(${oldest}::timestamptz, now() - make_interval(days => ${AUDIT_RETENTION_DAYS}::int))`;
  await removeInPieces(db, auditEntries, { where: lt(createdAt, keptFrom), oldestBy: createdAt });
};
