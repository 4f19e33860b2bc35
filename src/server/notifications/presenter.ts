import type { Notification, NotificationSetting } from '../../contract/entities.gen';
import { MIN_FOLDED_GROUP } from '../../domain/notifications/groups';
import {
  DEFAULT_FREQUENCIES,
  NOTIFICATION_SETTING_TYPES,
  type NotificationSettingType,
} from '../../domain/notifications/settings';
import type { notifications } from '../platform/database/schema';
import { cleanHtml, summaryWithCount } from './html';
import type { ChosenSetting } from './reads';

export type NotificationRow = typeof notifications.$inferSelect & {
  membershipName: string | null;
  standsFor: number;
};

const groupOf = ({ groupKey, groupSummary, standsFor }: NotificationRow): Notification['group'] =>
  groupKey === null || standsFor < MIN_FOLDED_GROUP
    ? undefined
    : { id: groupKey, count: standsFor, message: cleanHtml(summaryWithCount(groupSummary ?? '', standsFor)) };

/** A notification in the contract's form. Its HTML is cleaned again before it is sent (rule notifications.html). */
export function presentNotification(row: NotificationRow): Notification {
  const { primaryActionUrl } = row;
  const group = groupOf(row);
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
    ...(row.needsAnswer && { needsAnswer: true }),
    ...(group && { group }),
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
