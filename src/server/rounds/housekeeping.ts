import { lt } from 'drizzle-orm';
import { removeInBatches } from '../platform/database/removeInBatches';
import { rounds } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

/** Days to keep a round, whose outcome is in attendance and steps. */
export const ROUND_RETENTION_DAYS = 30;

export const roundHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const where = lt(rounds.endsAt, daysBefore(clock.now(), ROUND_RETENTION_DAYS));
  await removeInBatches(db, rounds, { where, oldestBy: rounds.endsAt });
};
