import type { Clock } from '../platform/clock';
import type { AppContext } from '../platform/context';
import { tooMany } from '../platform/http/problem';

const MINUTE_MS = 60_000;

/** How many messages each person has sent in a minute that begins at an epoch millisecond. */
interface Minute {
  start: number;
  sent: Map<string, number>;
}

const minutes = new WeakMap<Clock, Minute>();

function runningMinute(clock: Clock, now: number): Minute {
  const start = now - (now % MINUTE_MS);
  const last = minutes.get(clock);
  if (last?.start === start) return last;
  const next = { start, sent: new Map<string, number>() };
  minutes.set(clock, next);
  return next;
}

/**
 * Lets so many messages of one person through in each minute of the clock; 429 with Retry-After for more (rule chat.limit). Each process
 * counts for itself: writing a message is one statement, and a count in the database would be a second one.
 */
export function limitMessages({ clock, config }: Pick<AppContext, 'clock' | 'config'>, userId: string): void {
  const now = clock.now().getTime();
  const { start, sent } = runningMinute(clock, now);
  const count = (sent.get(userId) ?? 0) + 1;
  if (count > config.messagesPerMinute) {
    throw tooMany((start + MINUTE_MS - now) / 1000, 'You’re writing very fast. Wait a moment, then send it again.');
  }
  sent.set(userId, count);
}
