import { and, eq, isNull } from 'drizzle-orm';
import type { WaitlistEntry } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { members, waitlistEntries } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { presentWaitlistEntry } from './waitlistPresenter';
import { waitlistEntriesWhere } from './waitlistRows';

/** Who waits in a membership, by pod and position; of one person only when it is given. */
export async function listWaitlists(
  { database, clock }: AppContext,
  membershipId: string,
  onlyUserId: string | undefined,
): Promise<WaitlistEntry[]> {
  const ofPerson = onlyUserId ? eq(waitlistEntries.userId, onlyUserId) : undefined;
  const which = and(eq(waitlistEntries.membershipId, membershipId), ofPerson);
  const rows = await waitlistEntriesWhere(database.db, { which, order: 'byPod', wholeQueues: !onlyUserId });
  return rows.map((row) => presentWaitlistEntry(row, clock.now()));
}

/** What somebody waits for, in every membership where they are not disabled, oldest first. */
export async function listMyWaitlists({ database, clock }: AppContext, userId: string): Promise<WaitlistEntry[]> {
  const which = and(eq(waitlistEntries.userId, userId), isNull(members.disabledAt));
  const rows = await waitlistEntriesWhere(database.db, { which, order: 'byAge' });
  return rows.map((row) => presentWaitlistEntry(row, clock.now()));
}

/** Somebody's position in the queue of a pod; 404 when they have none (any more). */
export async function waitlistEntryOf(
  { database, clock }: AppContext,
  podId: string,
  userId: string,
): Promise<WaitlistEntry> {
  const which = and(eq(waitlistEntries.podId, podId), eq(waitlistEntries.userId, userId));
  const [row] = await waitlistEntriesWhere(database.db, { which, order: 'byAge' });
  if (!row) throw notFound();
  return presentWaitlistEntry(row, clock.now());
}
