import { inArray, sql } from 'drizzle-orm';
import type { WaitlistEntry } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { readPage } from '../../platform/database/readPage';
import { waitlistEntries } from '../../platform/database/schema';
import type { Page, PageRequest } from '../../platform/http/pages';
import { allWaitlistEntries, waitlistOrder, waitlistEntryKeys, type WaitlistFilter } from './waitlistOrder';
import { presentWaitlistEntry } from './waitlistPresenter';
import { waitlistEntriesWhere, type WaitlistRow } from './waitlistRows';

/** Entries by id. Reads the queues of their pods in full, so that positions are correct on any page. */
async function entriesById(db: Queryable, ids: readonly number[]): Promise<Map<number, WaitlistRow>> {
  if (ids.length === 0) return new Map();
  const which = inArray(waitlistEntries.id, [...ids]);
  const ofPods = sql`select w.pod_id from waitlist_entries w where w.id = any(${sql.param([...ids])}::bigint[])`;
  const rows = await waitlistEntriesWhere(db, { which, ofPods });
  return new Map(rows.map((row) => [row.entry.id, row]));
}

/**
 * One page of a membership's waitlists, by pod name and position (rules pods.waitlist and platform.pages), in a fixed
 * number of statements. 400 for an invalid cursor.
 */
export async function listWaitlists(
  { database: { db }, clock }: AppContext,
  asked: WaitlistFilter & PageRequest,
): Promise<Page<WaitlistEntry>> {
  const page = await readPage(db, asked, waitlistOrder, {
    rows: (cursor, howMany) => waitlistEntryKeys(db, asked, { cursor, limit: howMany }),
    all: allWaitlistEntries(asked),
  });
  const ids = page.items.map(({ id }) => Number(id));
  const entries = await entriesById(db, ids);
  const items = ids.flatMap((id) => {
    const row = entries.get(id);
    return row ? [presentWaitlistEntry(row, clock.now())] : [];
  });
  return { ...page, items };
}
