import type { Notification, NotificationSetting } from '../../contract/entities.gen';
import {
  DEFAULT_FREQUENCIES,
  NOTIFICATION_SETTING_TYPES,
  type NotificationSettingType,
} from '../../domain/notifications/settings';
import { cleanHtml } from './html';
import type { ChosenSetting } from './reads';
import type { RenderedNotification, StoredNotification } from './render';
import type { notifications } from '../platform/database/schema';

export type NotificationRow = StoredNotification &
  Pick<typeof notifications.$inferSelect, 'groupKey' | 'needsAnswer' | 'createdAt'> & {
    membershipName: string | null;
    standsFor: number;
  };

/** A notification in the contract's form. Its HTML is cleaned before it is sent (rule notifications.html). */
export function presentNotification(
  { id, membershipName, createdAt, needsAnswer, groupKey, standsFor }: NotificationRow,
  { message, actionType, primary, secondary, icon, groupMessage }: RenderedNotification,
): Notification {
  return {
    id,
    ...(membershipName && { membershipName }),
    message: cleanHtml(message),
    actionType,
    ...(primary.name && { primaryDisplayName: primary.name }),
    ...(primary.url && { primaryActionUrl: primary.url }),
    ...(secondary && { secondaryDisplayName: secondary.name, secondaryActionUrl: secondary.url }),
    ...(primary.url && /^https?:/i.test(primary.url) && { externalLink: true }),
    ...(icon && { primaryIcon: icon }),
    created: createdAt.getTime(),
    ...(needsAnswer && { needsAnswer: true }),
    ...(groupKey !== null &&
      groupMessage !== undefined && { group: { id: groupKey, count: standsFor, message: cleanHtml(groupMessage) } }),
  };
}

function presentSetting(type: NotificationSettingType, chosen?: ChosenSetting): NotificationSetting {
  const { frequency = DEFAULT_FREQUENCIES[type], showPreviews = true } = chosen ?? {};
  return { type, frequency, ...(type === 'MISSED_POD_MESSAGE' && { showPreviews }) };
}

export const presentSettings = (chosen: ChosenSetting[]): NotificationSetting[] =>
  NOTIFICATION_SETTING_TYPES.map((type) =>
    presentSetting(
      type,
      chosen.find((one) => one.type === type),
    ),
  );
