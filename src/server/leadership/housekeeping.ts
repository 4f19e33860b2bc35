import { lt } from 'drizzle-orm';
import { removeInBatches } from '../platform/database/removeInBatches';
import { leaderTransfers } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

const RETENTION_DAYS = 365;

export const transferHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const { decidedAt } = leaderTransfers;
  const before = daysBefore(clock.now(), RETENTION_DAYS);
  await removeInBatches(db, leaderTransfers, { where: lt(decidedAt, before), oldestBy: decidedAt });
};
