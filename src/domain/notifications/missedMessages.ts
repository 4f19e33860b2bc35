import { instantOf } from '../meetings/scheduleZone';
import { dayNumber, SECONDS_PER_HOUR, SECONDS_PER_MINUTE, wallClock, weekdayOfDay } from '../time/zonedTime';
import type { NOTIFICATION_FREQUENCIES } from './settings';

type Frequency = (typeof NOTIFICATION_FREQUENCIES)[number];

/** How often one is told until one chooses (rule notifications.missedMessages). */
export const DEFAULT_FREQUENCY = 'HOURLY' satisfies Frequency;

/** Frequencies that count from the message, in seconds. */
const INTERVALS = {
  FIVE_MINUTES: 5 * SECONDS_PER_MINUTE,
  HOURLY: SECONDS_PER_HOUR,
  THREE_HOURS: 3 * SECONDS_PER_HOUR,
  SIX_HOURS: 6 * SECONDS_PER_HOUR,
  TWELVE_HOURS: 12 * SECONDS_PER_HOUR,
} satisfies Partial<Record<Frequency, number>>;

/** When DAY and WEEKLY come, on the reader's clocks. */
const MORNING = { hour: 8, minute: 0, second: 0 };
const MONDAY = 1;

/** Two weeks hold a morning of every kind, even where a calendar leaves a day out. */
const MAX_DAYS_AHEAD = 14;

/** The first 08:00 of a zone after an instant, or that of the next Monday. Epoch seconds. */
function nextMorning(after: number, zone: string, isWeekly: boolean): number {
  const today = dayNumber(wallClock(after, zone));
  for (let day = today; day <= today + MAX_DAYS_AHEAD; day++) {
    const morning = instantOf(day, MORNING, zone);
    if (morning > after && (!isWeekly || weekdayOfDay(day) === MONDAY)) return morning;
  }
  throw new RangeError(`There is no morning in ${zone} after ${after}.`);
}

/** The same by the clocks of UTC where the zone is not known here. */
function morningOf(after: number, zone: string, isWeekly: boolean): number {
  try {
    return nextMorning(after, zone, isWeekly);
  } catch {
    return nextMorning(after, 'UTC', isWeekly);
  }
}

/** What decides when somebody is told of what they have missed. Instants are epoch seconds, with fractions or without. */
export interface MissedMessages {
  frequency: Frequency;
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
  if (frequency === 'DAY' || frequency === 'WEEKLY') return morningOf(after, zone, frequency === 'WEEKLY');
  return after + INTERVALS[frequency];
}
