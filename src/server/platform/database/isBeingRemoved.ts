import { sql, type SQL } from 'drizzle-orm';
import { accountRemovals } from './schema';

/**
 * Whether this person's account is closed and still being removed: its remaining data is hidden (rule
 * account.deletion).
 */
export const isBeingRemoved = (userId: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from ${accountRemovals} removal where removal.user_id = ${userId})`;
