import type { Clock } from '../../platform/clock';
import type { AppContext } from '../../platform/context';
import { tooMany } from '../../platform/http/problem';

const MINUTE_MS = 60_000;

interface Minute {
  start: number;
  counts: Record<'writing' | 'searching', Map<string, number>>;
}

const minutes = new WeakMap<Clock, Minute>();

function runningMinute(clock: Clock, now: number): Minute {
  const start = now - (now % MINUTE_MS);
  const last = minutes.get(clock);
  if (last?.start === start) return last;
  const next: Minute = { start, counts: { writing: new Map(), searching: new Map() } };
  minutes.set(clock, next);
  return next;
}

type Limited = Pick<AppContext, 'clock' | 'config'>;

/**
 * Limits a person's messages per clock minute; 429 with Retry-After beyond that (rule chat.limit). Each process counts
 * separately, because writing a message is one statement, and counting in the database would take a second statement.
 */
export const limitMessages = (context: Limited, userId: string): void =>
  countInMinute(context, 'writing', userId, 'You’re sending messages very fast. Please wait until the next minute.');

/** Limits edits, removals and reactions, which count like messages because each is published to the whole channel. */
export const limitMessageChanges = (context: Limited, userId: string): void =>
  countInMinute(context, 'writing', userId, 'That’s very fast. Wait a moment, then try again.');

/**
 * Limits searches to the same number, counted separately, since each search reads whole conversations (rule
 * chat.search).
 */
export const limitSearches = (context: Limited, userId: string): void =>
  countInMinute(context, 'searching', userId, 'That’s many searches in a minute. Wait a moment, then try again.');

function countInMinute(
  { clock, config }: Limited,
  what: keyof Minute['counts'],
  userId: string,
  sentence: string,
): void {
  const now = clock.now().getTime();
  const { start, counts } = runningMinute(clock, now);
  const count = (counts[what].get(userId) ?? 0) + 1;
  if (count > config.messagesPerMinute) {
    throw tooMany(what, (start + MINUTE_MS - now) / 1000, sentence);
  }
  counts[what].set(userId, count);
}
