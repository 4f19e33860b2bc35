import { and, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client';
import { isAfter, orderBy, cursorValues, sortBy, type Keyset } from '../../platform/database/keyset';
import { podNameInOrder } from '../../platform/database/podKeys';
import { readPage } from '../../platform/database/readPage';
import { podMembers, pods } from '../../platform/database/schema';
import type { Page, PageRequest } from '../../platform/http/pages';
import { isInPod, podFilter, type PodFilter } from './podFilter';

/** The index `pods_name`, within a membership. */
const byName: Keyset = { keys: [sortBy(podNameInOrder), sortBy(sql`${pods.id}`, 'uuid')], direction: 'asc' };

export interface PodsByNameQuery extends PodFilter, PageRequest {
  /** Only pods this user is in. */
  onlyOf?: string;
  /** Only pods without people. */
  isEmpty?: boolean;
}

const hasNobody = sql`not exists (select from ${podMembers} where ${podMembers.podId} = ${pods.id})`;

const matchesQuery = ({ onlyOf, isEmpty = false, ...filter }: PodsByNameQuery) =>
  and(podFilter(filter), onlyOf === undefined ? undefined : isInPod(onlyOf), isEmpty ? hasNobody : undefined);

/** A given number of pods by name, from the cursor on. */
export function podIdsByName(db: Queryable, asked: PodsByNameQuery, cursor: string[] | undefined, limit: number) {
  return db
    .select({ id: pods.id, place: cursorValues(byName) })
    .from(pods)
    .where(and(matchesQuery(asked), isAfter(byName, cursor)))
    .orderBy(orderBy(byName))
    .limit(limit);
}

/** Ids of one page of pods by name. 400 for an invalid cursor. */
export async function pageOfPodsByName(db: Queryable, asked: PodsByNameQuery): Promise<Page<string>> {
  const page = await readPage(db, asked, byName, {
    rows: (cursor, howMany) => podIdsByName(db, asked, cursor, howMany),
    all: sql`from ${pods} where ${matchesQuery(asked) ?? sql`true`}`,
  });
  return { ...page, items: page.items.map(({ id }) => id) };
}
