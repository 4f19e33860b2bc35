import { pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * When a backup was restored into this database. What clients know of the event log from before is of another PostgreSQL,
 * which counted its transactions differently.
 */
export const restores = pgTable('restores', { restoredAt: instant('restored_at').primaryKey() });
