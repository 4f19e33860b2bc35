import type { NotificationFrequency } from '../../contract/entities.gen';

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
] as const satisfies readonly NotificationFrequency[];
