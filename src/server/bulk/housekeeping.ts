import { and, lt, sql } from 'drizzle-orm';
import { BULK_RETENTION_DAYS } from '../../domain/bulk/kinds';
import { removeInBatches } from '../platform/database/removeInBatches';
import { bulkActions } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

export const bulkHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const { startedAt, state } = bulkActions;
  const before = daysBefore(clock.now(), BULK_RETENTION_DAYS);
  const where = and(lt(startedAt, before), sql`${state} <> 'RUNNING'`);
  await removeInBatches(db, bulkActions, { where, oldestBy: startedAt });
};
