import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../time/zonedTime';
import { morningAfter } from './mornings';
import type { MISSED_MESSAGE_FREQUENCIES } from './settings';

export type MissedMessagesFrequency = (typeof MISSED_MESSAGE_FREQUENCIES)[number];

/** Frequencies that count from the message, in seconds. */
const INTERVALS = {
  FIVE_MINUTES: 5 * SECONDS_PER_MINUTE,
  HOURLY: SECONDS_PER_HOUR,
  THREE_HOURS: 3 * SECONDS_PER_HOUR,
  SIX_HOURS: 6 * SECONDS_PER_HOUR,
  TWELVE_HOURS: 12 * SECONDS_PER_HOUR,
} satisfies Partial<Record<MissedMessagesFrequency, number>>;

/** What decides when somebody is told of what they have missed. Instants are epoch seconds, with fractions or without. */
export interface MissedMessages {
  frequency: MissedMessagesFrequency;
  /** When the first message was written that is unread and was not told yet. */
  firstUnread: number;
  /** When the last digest was sent. */
  lastDigest?: number;
  /** The reader's IANA zone. */
  zone: string;
}

/**
 * When a digest is due, in epoch seconds: once the frequency has passed since the first message that is still unread,
 * and since the last digest; with DAY and WEEKLY at the first 08:00, or Monday 08:00, after both, on the reader's clocks
 * (rule notifications.missedMessages). Undefined for NEVER. It may be past.
 */
export function digestDueAt({ frequency, firstUnread, lastDigest, zone }: MissedMessages): number | undefined {
  if (frequency === 'NEVER') return undefined;
  const after = Math.max(firstUnread, lastDigest ?? firstUnread);
  if (frequency === 'DAY') return morningAfter(after, zone);
  if (frequency === 'WEEKLY') return morningAfter(after, zone, { isWeekly: true });
  return after + INTERVALS[frequency];
}
