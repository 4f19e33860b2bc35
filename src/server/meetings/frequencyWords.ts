import { describeFrequency } from '../../domain/meetings/frequency';
import { occurrences, type Schedule } from '../../domain/meetings/schedule';

/** So many descriptions are kept; a list of a whole membership's pods fits in many times over. */
const KEPT = 5_000;
const kept = new Map<string, string>();

/**
 * The recurrence in words, in the meeting's own zone, as of its first start at or after `nowSeconds`. Date formats are
 * the dearest part of showing a meeting, and these words change only with the schedule and its next start: so they are
 * remembered.
 */
export function frequencyWords(schedule: Schedule, nowSeconds: number): string {
  const [start = schedule.unixTime] = occurrences(schedule, nowSeconds, 1);
  const { unixTime, timezone, recurring, frequency, frequencyPeriod, weekday, weekInMonth } = schedule;
  const key = [start, unixTime, timezone, recurring, frequency, frequencyPeriod, weekday, weekInMonth].join('|');
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= KEPT) kept.clear();
  const words = describeFrequency(schedule, start);
  kept.set(key, words);
  return words;
}
