/** What its reader chooses the frequency of. */
export const NOTIFICATION_SETTING_TYPES = ['MISSED_POD_MESSAGE'] as const;

/** How often somebody can be told of missed messages, from soonest to never. */
export const NOTIFICATION_FREQUENCIES = [
  'FIVE_MINUTES',
  'HOURLY',
  'THREE_HOURS',
  'SIX_HOURS',
  'TWELVE_HOURS',
  'DAY',
  'WEEKLY',
  'NEVER',
] as const;
