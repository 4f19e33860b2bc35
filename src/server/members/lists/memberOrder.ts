import { and, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { MemberPodSort, MemberSort } from '../../../domain/members/sorts';
import type { Queryable } from '../../platform/database/client';
import { isAfter, orderBy, cursorValues, sortBy, type Keyset } from '../../platform/database/keyset';
import { byFirstName, byLastName } from '../../platform/database/memberNames';
import { members } from '../../platform/database/schema';

export interface MemberListRow {
  id: string;
  podId: string | null;
  place: string[];
}

const id = sortBy(sql`${members.id}`, 'uuid');
const joined = sortBy(sql`${members.joinedAt}`, 'timestamptz');
/** People never active come last, after people who have been inactive longest. */
const active = sortBy(sql`coalesce(${members.lastActiveAt}, '-infinity')`, 'timestamptz');

export type IndexedSort = Exclude<MemberSort, MemberPodSort>;

/** Every sort order is an index of `members`, read forwards or backwards. */
export const memberOrders: Record<IndexedSort, Keyset> = {
  firstName: byFirstName,
  lastName: byLastName,
  lastActive: { keys: [active, id], direction: 'desc' },
  joinedEarliest: { keys: [joined, id], direction: 'asc' },
  joinedLatest: { keys: [joined, id], direction: 'desc' },
};

interface Range {
  which: SQL | undefined;
  order: Keyset;
  cursor: string[] | undefined;
  limit: number | Placeholder;
}

export function membersInOrder(db: Queryable, { which, order, cursor, limit }: Range) {
  return db
    .select({ id: members.id, podId: sql<null>`null`, place: cursorValues(order) })
    .from(members)
    .where(and(which, isAfter(order, cursor)))
    .orderBy(orderBy(order))
    .limit(limit);
}
