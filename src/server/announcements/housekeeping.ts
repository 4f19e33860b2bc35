import { lt } from 'drizzle-orm';
import { removeInBatches } from '../platform/database/removeInBatches';
import { announcementRecipients as recipients, announcements } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

const RETENTION_DAYS = 365;

/**
 * Removes announcements a year after they were sent. Their recipients, of whom there may be thousands, are removed first,
 * so that the announcements take few rows with them.
 */
export const announcementHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const sentBefore = daysBefore(clock.now(), RETENTION_DAYS);
  for (const table of [recipients, announcements]) {
    await removeInBatches(db, table, { where: lt(table.createdAt, sentBefore), oldestBy: table.createdAt });
  }
};
