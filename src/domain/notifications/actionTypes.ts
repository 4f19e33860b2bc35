export const NOTIFICATION_ACTION_TYPES = ['ACKNOWLEDGE', 'DISMISSIBLE_ACTION', 'ACTION', 'CHOICE'] as const;

export type NotificationActionType = (typeof NOTIFICATION_ACTION_TYPES)[number];
