import type { Tx } from '../platform/database/client';
import type * as tables from '../platform/database/schema';
import type { Random } from './random';

export const DAY = 24 * 3600 * 1000;
export const HOUR = 3600 * 1000;

export type PersonRow = Omit<typeof tables.users.$inferInsert, 'id' | 'timezone'> & { id: string; timezone: string };

/** A member, with when they came to their membership, epoch milliseconds. */
export type Member = PersonRow & { joined: number };

/** What the demo is made in. `now` is in epoch milliseconds. */
export interface World {
  tx: Tx;
  now: number;
  random: Random;
  staff: PersonRow[];
  people: Member[];
}

/** Somebody who takes part in a conversation, from an instant on, perhaps up to another. Epoch milliseconds. */
export interface Speaker {
  userId: string;
  firstName: string;
  timezone: string;
  since: number;
  until?: number;
}

export const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`The demo has nothing at ${index}.`);
  return found;
};

export const emailOf = (first: string, last: string) =>
  `${first}.${last}`
    .normalize('NFD')
    .replace(/[^\w.-]/g, '')
    .toLowerCase() + '@example.com';
