import { lt } from 'drizzle-orm';
import { REPORT_RETENTION_DAYS } from '../../domain/reports/reports';
import { removeInBatches } from '../platform/database/removeInBatches';
import { reports } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

export const reportHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const closedBefore = daysBefore(clock.now(), REPORT_RETENTION_DAYS);
  await removeInBatches(db, reports, { where: lt(reports.closedAt, closedBefore), oldestBy: reports.closedAt });
};
