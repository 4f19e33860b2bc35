import type { NotificationSetting, NotificationSettingUpdate } from '../../contract/entities.gen';
import {
  DEFAULT_FREQUENCIES,
  OFF_FREQUENCIES,
  type NotificationSettingType,
} from '../../domain/notifications/settings';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { notificationSettings } from '../platform/database/schema';
import { lookForMissedMessages } from './digestSchedule';
import { presentSettings } from './presenter';
import { chosenSettings } from './reads';

/** Chooses how often somebody is told of one type of thing; what isn't given stays as it is. */
async function choose(
  { tx, now }: Act,
  userId: string,
  { type, frequency, showPreviews }: NotificationSettingUpdate,
): Promise<void> {
  await tx
    .insert(notificationSettings)
    .values({ userId, type, frequency: frequency ?? DEFAULT_FREQUENCIES[type], showPreviews })
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.type],
      set: { ...(frequency && { frequency }), ...(showPreviews !== undefined && { showPreviews }) },
    });
  // What somebody has missed may be due earlier than it was.
  if (type === 'MISSED_POD_MESSAGE') await lookForMissedMessages(tx, [userId], now);
}

/** The same for the caller; answers every type. */
export const updateSettings = (
  context: AppContext,
  userId: string,
  setting: NotificationSettingUpdate,
): Promise<NotificationSetting[]> =>
  context.act(async (act) => {
    await choose(act, userId, setting);
    return presentSettings(await chosenSettings(act.tx, userId));
  });

/** Turns one type of thing off for somebody. Repeating it is harmless. */
export const turnOff = (act: Act, userId: string, type: NotificationSettingType): Promise<void> =>
  choose(act, userId, { type, frequency: OFF_FREQUENCIES[type] });
