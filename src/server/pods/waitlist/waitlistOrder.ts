import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client';
import { isAfter, orderBy, cursorValues, sortBy, type Keyset } from '../../platform/database/keyset';
import { foldedNames } from '../../platform/database/memberNames';
import { podKeyset, foldedPodName, podNameKeys, podsAfterCursor } from '../../platform/database/podKeys';
import { members, pods, waitlistEntries } from '../../platform/database/schema';
import { containsFoldedWord, wordsOf } from '../../platform/database/search';

export interface WaitlistFilter {
  membershipId: string;
  onlyUserId?: string | undefined;
  podId?: string;
  /** Every word must be in the name of the person or the pod. */
  q?: string | undefined;
}

interface WaitlistEntryKey extends Record<string, unknown> {
  /** A bigint, which the driver returns as text. */
  id: string;
  place: string[];
}

const ofPods = podKeyset('text');

export const waitlistOrder: Keyset = {
  keys: [...ofPods.keys, sortBy(sql`${waitlistEntries.id}`, 'bigint')],
  direction: 'asc',
};

/** `podName`: the folded name. */
function isListed({ membershipId, onlyUserId, podId, q }: WaitlistFilter, podName: SQL): SQL | undefined {
  const hasWord = (word: string) =>
    sql`(${containsFoldedWord(foldedNames, word)} or ${containsFoldedWord(podName, word)})`;
  return and(
    eq(waitlistEntries.membershipId, membershipId),
    onlyUserId === undefined ? undefined : eq(waitlistEntries.userId, onlyUserId),
    podId === undefined ? undefined : eq(waitlistEntries.podId, podId),
    ...wordsOf(q).map(hasWord),
  );
}

const withMembers = sql`${waitlistEntries} join ${members}
  on ${members.membershipId} = ${waitlistEntries.membershipId} and ${members.userId} = ${waitlistEntries.userId}`;

interface PageRange {
  cursor: string[] | undefined;
  limit: number;
}

/**
 * A given number of entries by pod name and position, from the cursor on. Each pod with a waitlist has at least one
 * row, so reading as many waitlists as rows is enough; in a search, or for one person, most waitlists have no rows, so
 * all are read.
 */
export async function waitlistEntryKeys(
  db: Queryable,
  filter: WaitlistFilter,
  { cursor, limit }: PageRange,
): Promise<WaitlistEntryKey[]> {
  const { podId, onlyUserId, q } = filter;
  const isWhole = onlyUserId === undefined && podId === undefined && wordsOf(q).length === 0;
  const ofPod = podId === undefined ? sql`` : sql`and o.pod_id = ${podId}::uuid`;
  const atCursor = cursor ? sql`or o.pod_id = ${cursor[1]}::uuid` : sql``;
  const { rows } = await db.execute<WaitlistEntryKey>(sql`
    with o as materialized (
      select o.pod_id, o.key from (${podsAfterCursor(podNameKeys(filter.membershipId), cursor)}) o
      where (${isAfter(ofPods, cursor)} ${atCursor})
        and exists (select from waitlist_entries w where w.pod_id = o.pod_id) ${ofPod}
      order by ${orderBy(ofPods)} ${isWhole ? sql`limit ${limit + 1}` : sql``}
    )
    select ${waitlistEntries.id} as id, ${cursorValues(waitlistOrder)} as place
    from o join (${withMembers}) on ${waitlistEntries.podId} = o.pod_id
    where ${and(isListed(filter, sql`fold_text(o.key)`), isAfter(waitlistOrder, cursor))}
    order by ${orderBy(waitlistOrder)} limit ${limit}`);
  return rows;
}

export const allWaitlistEntries = (filter: WaitlistFilter): SQL =>
  sql`from (${withMembers}) join ${pods} on ${pods.id} = ${waitlistEntries.podId} where ${isListed(filter, foldedPodName)}`;
