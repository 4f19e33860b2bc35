import { pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * When a backup was restored into this database. Clients' earlier positions in the event log belong to another
 * PostgreSQL, whose transaction ids differ.
 */
export const restores = pgTable('restores', { restoredAt: instant('restored_at').primaryKey() });
