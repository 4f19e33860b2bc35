import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../time/zonedTime';
import { morningAfter } from './mornings';
import type { MISSED_MESSAGE_FREQUENCIES } from './settings';

export type MissedMessagesFrequency = (typeof MISSED_MESSAGE_FREQUENCIES)[number];

const INTERVAL_SECONDS = {
  FIVE_MINUTES: 5 * SECONDS_PER_MINUTE,
  HOURLY: SECONDS_PER_HOUR,
  THREE_HOURS: 3 * SECONDS_PER_HOUR,
  SIX_HOURS: 6 * SECONDS_PER_HOUR,
  TWELVE_HOURS: 12 * SECONDS_PER_HOUR,
} satisfies Partial<Record<MissedMessagesFrequency, number>>;

/** Epoch seconds, with or without fractions. */
export interface DigestTiming {
  frequency: MissedMessagesFrequency;
  firstUnread: number;
  lastDigest?: number;
  zone: string;
}

/**
 * Once the frequency has passed since both the first unread message and the last digest; for DAY and WEEKLY, at the
 * first 08:00, or Monday 08:00, after both on the reader's clocks (rule notifications.missedMessages). Undefined for
 * NEVER. May be in the past.
 */
export function digestDueAt({ frequency, firstUnread, lastDigest, zone }: DigestTiming): number | undefined {
  if (frequency === 'NEVER') return undefined;
  const after = Math.max(firstUnread, lastDigest ?? firstUnread);
  if (frequency === 'DAY') return morningAfter(after, zone);
  if (frequency === 'WEEKLY') return morningAfter(after, zone, { isWeekly: true });
  return after + INTERVAL_SECONDS[frequency];
}
