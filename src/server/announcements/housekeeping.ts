import { and, lt, notExists, sql } from 'drizzle-orm';
import { removeInBatches } from '../platform/database/removeInBatches';
import { announcementRecipients as recipients, announcements } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

/** Days to keep an announcement, as long as a notification that only informs (rule announcements.retention). */
const RETENTION_DAYS = 365;

/** Removes announcements a year after they were sent: first their recipients, of whom there may be thousands. */
export const announcementHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const sentBefore = daysBefore(clock.now(), RETENTION_DAYS);
  await removeInBatches(db, recipients, {
    where: lt(recipients.createdAt, sentBefore),
    oldestBy: recipients.createdAt,
  });
  const isEmpty = notExists(
    db
      .select({ one: sql`1` })
      .from(recipients)
      .where(sql`${recipients.announcementId} = ${announcements.id}`),
  );
  await removeInBatches(db, announcements, {
    where: and(lt(announcements.createdAt, sentBefore), isEmpty),
    oldestBy: announcements.createdAt,
  });
};
