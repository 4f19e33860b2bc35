import { and, lt, sql } from 'drizzle-orm';
import { removeInPieces } from '../platform/database/removeInPieces';
import { notifications, reminders } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

/**
 * Days to keep a notification: after dismissal, and while open without needing an answer (rule
 * notifications.retention).
 */
const RETENTION_DAYS = { dismissed: 30, open: 365, reminder: 60 } as const;

/** Removes notifications dismissed long ago, those ignored for a year, and records of reminders. */
export const notificationHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const { createdAt, dismissedAt, needsAnswer } = notifications;
  const dismissedBefore = daysBefore(clock.now(), RETENTION_DAYS.dismissed);
  const openBefore = daysBefore(clock.now(), RETENTION_DAYS.open);
  await removeInPieces(db, notifications, { where: lt(dismissedAt, dismissedBefore), oldestBy: dismissedAt });
  await removeInPieces(db, notifications, {
    where: and(sql`${dismissedAt} is null and not ${needsAnswer}`, lt(createdAt, openBefore)),
    oldestBy: createdAt,
  });
  const remindedBefore = daysBefore(clock.now(), RETENTION_DAYS.reminder);
  await removeInPieces(db, reminders, {
    where: lt(reminders.createdAt, remindedBefore),
    oldestBy: reminders.createdAt,
  });
};
