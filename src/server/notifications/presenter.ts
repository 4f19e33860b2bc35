import type { Notification, NotificationSetting } from '../../contract/entities.gen';
import { DEFAULT_FREQUENCY } from '../../domain/notifications/missedMessages';
import { NOTIFICATION_SETTING_TYPES } from '../../domain/notifications/settings';
import type { notifications } from '../platform/database/schema';
import { cleanHtml } from './html';

export type NotificationRow = typeof notifications.$inferSelect & { membershipName: string | null };

/** A notification as the contract has it; what was stored is cleaned again on its way out (rule notifications.html). */
export function presentNotification(row: NotificationRow): Notification {
  const { primaryActionUrl } = row;
  return {
    id: row.id,
    ...(row.membershipName && { membershipName: row.membershipName }),
    message: cleanHtml(row.message),
    actionType: row.actionType,
    ...(row.primaryDisplayName && { primaryDisplayName: row.primaryDisplayName }),
    ...(primaryActionUrl && { primaryActionUrl }),
    ...(row.secondaryDisplayName && { secondaryDisplayName: row.secondaryDisplayName }),
    ...(row.secondaryActionUrl && { secondaryActionUrl: row.secondaryActionUrl }),
    ...(primaryActionUrl && /^https?:/i.test(primaryActionUrl) && { externalLink: true }),
    ...(row.primaryIcon === 'Like' && { primaryIcon: row.primaryIcon }),
    created: row.createdAt.getTime(),
  };
}

/** Every type, with what was chosen or its default. */
export const presentSettings = (chosen: NotificationSetting[]): NotificationSetting[] =>
  NOTIFICATION_SETTING_TYPES.map(
    (type) => chosen.find((one) => one.type === type) ?? { type, frequency: DEFAULT_FREQUENCY, showPreviews: true },
  );
