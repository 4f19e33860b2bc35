export const NOTIFICATION_SETTING_TYPES = [
  'MISSED_POD_MESSAGE',
  'MEETING_REMINDER',
  'STEP_REMINDER',
  'POD_HEALTH',
  'ANNOUNCEMENT',
] as const;
export type NotificationSettingType = (typeof NOTIFICATION_SETTING_TYPES)[number];

export const MISSED_MESSAGE_FREQUENCIES = [
  'FIVE_MINUTES',
  'HOURLY',
  'THREE_HOURS',
  'SIX_HOURS',
  'TWELVE_HOURS',
  'DAY',
  'WEEKLY',
  'NEVER',
] as const;

export const NOTIFICATION_FREQUENCIES = [
  ...MISSED_MESSAGE_FREQUENCIES,
  'BOTH',
  'FIFTEEN_MINUTES',
  'ON',
  'OFF',
] as const;
export type NotificationFrequency = (typeof NOTIFICATION_FREQUENCIES)[number];

/** Rule notifications.settings. */
export const SETTING_FREQUENCIES = {
  MISSED_POD_MESSAGE: MISSED_MESSAGE_FREQUENCIES,
  MEETING_REMINDER: ['BOTH', 'DAY', 'FIFTEEN_MINUTES', 'NEVER'],
  STEP_REMINDER: ['ON', 'OFF'],
  POD_HEALTH: ['WEEKLY', 'NEVER'],
  ANNOUNCEMENT: ['ON', 'OFF'],
} as const satisfies Record<NotificationSettingType, readonly NotificationFrequency[]>;

export const DEFAULT_FREQUENCIES = {
  MISSED_POD_MESSAGE: 'HOURLY',
  MEETING_REMINDER: 'BOTH',
  STEP_REMINDER: 'ON',
  POD_HEALTH: 'NEVER',
  ANNOUNCEMENT: 'ON',
} as const satisfies { [type in NotificationSettingType]: (typeof SETTING_FREQUENCIES)[type][number] };

export const OFF_FREQUENCIES = {
  MISSED_POD_MESSAGE: 'NEVER',
  MEETING_REMINDER: 'NEVER',
  STEP_REMINDER: 'OFF',
  POD_HEALTH: 'NEVER',
  ANNOUNCEMENT: 'OFF',
} as const satisfies { [type in NotificationSettingType]: (typeof SETTING_FREQUENCIES)[type][number] };

export const DEFAULT_UNSUBSCRIBED = 'MISSED_POD_MESSAGE' satisfies NotificationSettingType;

export const settingTypeOf = (text: string | null): NotificationSettingType =>
  NOTIFICATION_SETTING_TYPES.find((type) => type === text) ?? DEFAULT_UNSUBSCRIBED;

export function frequenciesOf(type: string): readonly string[] {
  const known = NOTIFICATION_SETTING_TYPES.find((one) => one === type);
  return known ? SETTING_FREQUENCIES[known] : [];
}
