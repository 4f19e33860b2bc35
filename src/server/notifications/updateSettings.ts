import type { NotificationSetting, NotificationSettingUpdate } from '../../contract/entities.gen';
import {
  DEFAULT_FREQUENCIES,
  OFF_FREQUENCIES,
  type NotificationSettingType,
} from '../../domain/notifications/settings';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { notificationSettings } from '../platform/database/schema';
import { scheduleDigestChecks } from './digestSchedule';
import { presentSettings } from './presenter';
import { chosenSettings } from './reads';

async function saveSetting(
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
  // A digest may be due earlier now.
  if (type === 'MISSED_POD_MESSAGE') await scheduleDigestChecks(tx, [userId], now);
}

export const updateSettings = (
  context: AppContext,
  userId: string,
  setting: NotificationSettingUpdate,
): Promise<NotificationSetting[]> =>
  context.act(async (act) => {
    await saveSetting(act, userId, setting);
    return presentSettings(await chosenSettings(act.tx, userId));
  });

export const turnOffSetting = (act: Act, userId: string, type: NotificationSettingType): Promise<void> =>
  saveSetting(act, userId, { type, frequency: OFF_FREQUENCIES[type] });
