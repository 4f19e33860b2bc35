import type { NotificationSetting } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { notificationSettings } from '../platform/database/schema';
import { presentSettings } from './presenter';
import { chosenSettings } from './reads';

/** Chooses how often somebody is told of one type of thing; answers every type. */
export async function updateSettings(
  { database: { db } }: AppContext,
  userId: string,
  { type, frequency }: NotificationSetting,
): Promise<NotificationSetting[]> {
  await db
    .insert(notificationSettings)
    .values({ userId, type, frequency })
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.type],
      set: { frequency },
    });
  return presentSettings(await chosenSettings(db, userId));
}
