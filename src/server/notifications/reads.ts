import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../platform/database/client';
import { notificationSettings } from '../platform/database/schema';

export type ChosenSetting = Pick<typeof notificationSettings.$inferSelect, 'type' | 'frequency' | 'showPreviews'>;

export const chosenSettings = (db: Queryable, userId: string): Promise<ChosenSetting[]> =>
  db
    .select({
      type: notificationSettings.type,
      frequency: notificationSettings.frequency,
      showPreviews: notificationSettings.showPreviews,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));

export async function findMissedMessageOptOuts(db: Queryable, userIds: string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId: notificationSettings.userId })
    .from(notificationSettings)
    .where(
      and(
        inArray(notificationSettings.userId, userIds),
        eq(notificationSettings.type, 'MISSED_POD_MESSAGE'),
        eq(notificationSettings.frequency, 'NEVER'),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}
