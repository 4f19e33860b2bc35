import type { Tx } from '../platform/database/client';
import type * as tables from '../platform/database/schema';
import type { Random } from './random';

export const DAY_MS = 24 * 3600 * 1000;
export const HOUR_MS = 3600 * 1000;

export type PersonRow = Omit<typeof tables.users.$inferInsert, 'id' | 'timezone'> & { id: string; timezone: string };

/** A member, and when they joined their membership, in epoch milliseconds. */
export type Member = PersonRow & { joined: number };

/** The data from which the demo is built. `now` is in epoch milliseconds. */
export interface World {
  tx: Tx;
  now: number;
  random: Random;
  staff: PersonRow[];
  people: Member[];
}

/** A person who takes part in a conversation from one instant on, possibly until another. Epoch milliseconds. */
export interface Speaker {
  userId: string;
  firstName: string;
  timezone: string;
  since: number;
  until?: number;
}

export const itemAt = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`The demo has nothing at ${index}.`);
  return found;
};

export const emailOf = (first: string, last: string) =>
  `${first}.${last}`
    .normalize('NFD')
    .replace(/[^\w.-]/g, '')
    .toLowerCase() + '@example.com';
