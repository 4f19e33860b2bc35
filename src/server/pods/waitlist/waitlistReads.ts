import { and, eq, isNull, sql } from 'drizzle-orm';
import type { WaitlistEntry } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { members, waitlistEntries } from '../../platform/database/schema';
import { notFound } from '../../platform/http/problem';
import { presentWaitlistEntry } from './waitlistPresenter';
import { waitlistEntriesWhere } from './waitlistRows';

export async function listMyWaitlists({ database, clock }: AppContext, userId: string): Promise<WaitlistEntry[]> {
  const which = and(eq(waitlistEntries.userId, userId), isNull(members.disabledAt));
  const ofPods = sql`select w.pod_id from waitlist_entries w where w.user_id = ${userId}`;
  const rows = await waitlistEntriesWhere(database.db, { which, ofPods });
  return rows.map((row) => presentWaitlistEntry(row, clock.now()));
}

export async function waitlistEntryOf(
  { database, clock }: AppContext,
  podId: string,
  userId: string,
): Promise<WaitlistEntry> {
  const which = and(eq(waitlistEntries.podId, podId), eq(waitlistEntries.userId, userId));
  const [row] = await waitlistEntriesWhere(database.db, { which, ofPods: sql`${podId}::uuid` });
  if (!row) throw notFound();
  return presentWaitlistEntry(row, clock.now());
}
