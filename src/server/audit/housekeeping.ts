import { lt, sql } from 'drizzle-orm';
import { AUDIT_RETENTION_DAYS } from '../../domain/audit/acts';
import { removeInBatches } from '../platform/database/removeInBatches';
import { auditEntries } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

/**
 * Removes entries whose retention has ended by both the database's clock and the server's (rule audit.retention), since
 * the database refuses to delete younger entries.
 */
export const auditHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const { createdAt } = auditEntries;
  const oldest = daysBefore(clock.now(), AUDIT_RETENTION_DAYS).toISOString();
  const keptFrom = sql`least(${oldest}::timestamptz, now() - make_interval(days => ${AUDIT_RETENTION_DAYS}::int))`;
  await removeInBatches(db, auditEntries, { where: lt(createdAt, keptFrom), oldestBy: createdAt });
};
