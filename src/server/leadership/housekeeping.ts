import { lt } from 'drizzle-orm';
import { removeInPieces } from '../platform/database/removeInPieces';
import { leaderTransfers } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

/** How long an offer can be looked at once it is decided (rule leadership.transfer). */
const RETENTION_DAYS = 365;

/** Removes offers of pods that were decided long ago. */
export const transferHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const { decidedAt } = leaderTransfers;
  const before = daysBefore(clock.now(), RETENTION_DAYS);
  await removeInPieces(db, leaderTransfers, { where: lt(decidedAt, before), oldestBy: decidedAt });
};
