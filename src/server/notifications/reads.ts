import { eq } from 'drizzle-orm';
import type { Queryable } from '../platform/database/client';
import { notificationSettings } from '../platform/database/schema';

/** What somebody has chosen; a type they have not is missing. */
export const chosenSettings = (db: Queryable, userId: string) =>
  db
    .select({
      type: notificationSettings.type,
      frequency: notificationSettings.frequency,
      showPreviews: notificationSettings.showPreviews,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
