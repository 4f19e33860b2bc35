import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../platform/database/client';
import { members, memberships, notifications, notificationSettings } from '../platform/database/schema';

/** More than anybody reads; older ones come up as these are dismissed. */
const MAX_SHOWN = 200;

export type NotificationRow = typeof notifications.$inferSelect & { membershipName: string | null };

/** What is open for somebody, newest first; nothing of memberships in which they are disabled (rule notifications.recipients). */
export async function openNotifications(db: Queryable, userId: string): Promise<NotificationRow[]> {
  const rows = await db
    .select({ notification: notifications, membershipName: memberships.name })
    .from(notifications)
    .leftJoin(memberships, eq(memberships.id, notifications.membershipId))
    .leftJoin(members, and(eq(members.membershipId, notifications.membershipId), eq(members.userId, userId)))
    .where(and(eq(notifications.userId, userId), isNull(notifications.dismissedAt), isNull(members.disabledAt)))
    .orderBy(desc(notifications.id))
    .limit(MAX_SHOWN);
  return rows.map(({ notification, membershipName }) => ({ ...notification, membershipName }));
}

/** What somebody has chosen; a type they have not is missing. */
export const chosenSettings = (db: Queryable, userId: string) =>
  db
    .select({ type: notificationSettings.type, frequency: notificationSettings.frequency })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
