import { and, lt, sql } from 'drizzle-orm';
import { removeInBatches } from '../platform/database/removeInBatches';
import { notifications, reminders } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

/**
 * Days to keep a notification after its dismissal, and while it is open but needs no answer (rule
 * notifications.retention).
 */
const RETENTION_DAYS = { dismissed: 30, open: 365, reminder: 60 } as const;

export const notificationHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const { createdAt, dismissedAt, needsAnswer } = notifications;
  const dismissedBefore = daysBefore(clock.now(), RETENTION_DAYS.dismissed);
  const openBefore = daysBefore(clock.now(), RETENTION_DAYS.open);
  await removeInBatches(db, notifications, { where: lt(dismissedAt, dismissedBefore), oldestBy: dismissedAt });
  await removeInBatches(db, notifications, {
    where: and(sql`${dismissedAt} is null and not ${needsAnswer}`, lt(createdAt, openBefore)),
    oldestBy: createdAt,
  });
  const remindedBefore = daysBefore(clock.now(), RETENTION_DAYS.reminder);
  await removeInBatches(db, reminders, {
    where: lt(reminders.createdAt, remindedBefore),
    oldestBy: reminders.createdAt,
  });
};
