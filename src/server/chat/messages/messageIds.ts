import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from '../../platform/clock';

/** A sequence starts in its lower half, leaving room to rise within a millisecond. */
const FIRST_SEQUENCE = 2 ** 31;

const last = new WeakMap<Clock, { milliseconds: number; sequence: number }>();

/**
 * The id of a message written now: later ids sort after earlier ids, even within a millisecond or if the clock is set
 * back. Messages of a channel are ordered and paged by id.
 */
export function nextMessageId(clock: Clock, now: Date): string {
  const before = last.get(clock);
  const milliseconds = Math.max(now.getTime(), before?.milliseconds ?? 0);
  const isSame = before?.milliseconds === milliseconds;
  const sequence = isSame ? before.sequence + 1 : randomInt(FIRST_SEQUENCE);
  last.set(clock, { milliseconds, sequence });
  return v7({ msecs: milliseconds, seq: sequence });
}

/** The first possible id of a message sent at an instant, in epoch milliseconds. */
export function firstMessageIdAt(milliseconds: number): string {
  const digits = milliseconds.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}
