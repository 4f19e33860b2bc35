import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from '../../platform/clock';

/** A sequence starts in its lower half, so that it can rise for as long as a millisecond lasts. */
const FIRST_SEQUENCE = 2 ** 31;

const last = new WeakMap<Clock, { milliseconds: number; sequence: number }>();

/**
 * The id of a message written now: later ids sort after earlier ones, within a millisecond and after a step back of the
 * clock too. The messages of a channel are ordered and paged by it.
 */
export function nextMessageId(clock: Clock, now: Date): string {
  const before = last.get(clock);
  const milliseconds = Math.max(now.getTime(), before?.milliseconds ?? 0);
  const isSame = before?.milliseconds === milliseconds;
  const sequence = isSame ? before.sequence + 1 : randomInt(FIRST_SEQUENCE);
  last.set(clock, { milliseconds, sequence });
  return v7({ msecs: milliseconds, seq: sequence });
}

/** The first id that a message sent at an instant can have, in epoch milliseconds. */
export function firstIdAt(milliseconds: number): string {
  const digits = milliseconds.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}
