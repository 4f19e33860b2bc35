import { and, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client';
import { isAfter, orderBy, cursorValues, sortBy, type Keyset } from '../../platform/database/keyset';
import { podNameInOrder } from '../../platform/database/podKeys';
import { readPage } from '../../platform/database/readPage';
import { podMembers, pods } from '../../platform/database/schema';
import type { Page, PageRequest } from '../../platform/http/pages';
import { isInPod, podFilter, type PodFilter } from './podFilter';

const byName: Keyset = { keys: [sortBy(podNameInOrder), sortBy(sql`${pods.id}`, 'uuid')], direction: 'asc' };

export interface PodsByNameQuery extends PodFilter, PageRequest {
  onlyOf?: string;
  isEmpty?: boolean;
}

const hasNobody = sql`not exists (select from ${podMembers} where ${podMembers.podId} = ${pods.id})`;

const matchesQuery = ({ onlyOf, isEmpty = false, ...filter }: PodsByNameQuery) =>
  and(podFilter(filter), onlyOf === undefined ? undefined : isInPod(onlyOf), isEmpty ? hasNobody : undefined);

export function podIdsByName(db: Queryable, asked: PodsByNameQuery, cursor: string[] | undefined, limit: number) {
  return db
    .select({ id: pods.id, place: cursorValues(byName) })
    .from(pods)
    .where(and(matchesQuery(asked), isAfter(byName, cursor)))
    .orderBy(orderBy(byName))
    .limit(limit);
}

export async function pageOfPodsByName(db: Queryable, asked: PodsByNameQuery): Promise<Page<string>> {
  const page = await readPage(db, asked, byName, {
    rows: (cursor, howMany) => podIdsByName(db, asked, cursor, howMany),
    all: sql`from ${pods} where ${matchesQuery(asked) ?? sql`true`}`,
  });
  return { ...page, items: page.items.map(({ id }) => id) };
}
