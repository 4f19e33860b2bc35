import type { WaitlistEntry } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { notFound } from '../platform/http/problem';
import { presentWaitlistEntry } from './presenter';
import { entriesOfMembership, entriesOfPerson, entryOf, waitlistEntriesWhere } from './reads';

/** Who waits in a membership, by pod and place; of one person only when it is given. */
export async function listWaitlists(
  { database, clock }: AppContext,
  membershipId: string,
  onlyUserId: string | undefined,
): Promise<WaitlistEntry[]> {
  const which = entriesOfMembership(membershipId, onlyUserId);
  const rows = await waitlistEntriesWhere(database.db, which, 'byPod');
  return rows.map((row) => presentWaitlistEntry(row, clock.now()));
}

/** What somebody waits for, in every membership, oldest first. */
export async function listMyWaitlists({ database, clock }: AppContext, userId: string): Promise<WaitlistEntry[]> {
  const rows = await waitlistEntriesWhere(database.db, entriesOfPerson(userId), 'byAge');
  return rows.map((row) => presentWaitlistEntry(row, clock.now()));
}

/** Somebody's place in the queue of a pod; 404 when they have none (any more). */
export async function waitlistEntryOf(
  { database, clock }: AppContext,
  podId: string,
  userId: string,
): Promise<WaitlistEntry> {
  const [row] = await waitlistEntriesWhere(database.db, entryOf(podId, userId), 'byAge');
  if (!row) throw notFound();
  return presentWaitlistEntry(row, clock.now());
}
