import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PersonId } from '../../platform/database/readerRelation';
import { waitlistEntries } from '../../platform/database/schema';

const mine = alias(waitlistEntries, 'mine');

/** Position of an entry in its pod's waitlist, from 1. */
export const entryPosition = ({ podId, id }: Record<'podId' | 'id', AnyColumn>): SQL<number> =>
  sql`(select count(*)::int from waitlist_entries ahead where ahead.pod_id = ${podId} and ahead.id <= ${id})`;

export const personPosition = (podId: AnyColumn | string, userId: PersonId): SQL<number | null> =>
  sql`(select ${entryPosition(mine)} from ${waitlistEntries} mine
    where ${mine.podId} = ${podId} and ${mine.userId} = ${userId})`;
