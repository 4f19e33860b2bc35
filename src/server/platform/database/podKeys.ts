import { sql, type SQL } from 'drizzle-orm';
import { sortBy, type Keyset } from './keyset';
import { nameOrderOf } from './nameOrder';
import { pods } from './schema';

export const foldedPodName = sql`fold_text(${pods.name})`;

export const podNameInOrder = nameOrderOf(pods.name);

export interface PodKeys {
  table: SQL;
  type: 'text' | 'integer';
}

export const podNameKeys = (membershipId: string): PodKeys => ({
  table: sql`select ${pods.id} as pod_id, ${podNameInOrder} as key from ${pods} where ${pods.membershipId} = ${membershipId}`,
  type: 'text',
});

export const podKeyset = (type: PodKeys['type']): Keyset => ({
  keys: [sortBy(sql`o.key`, type), sortBy(sql`o.pod_id`, 'uuid')],
  direction: 'asc',
});

/**
 * The pods, of which the pod in which the previous page ended has the sort key it had then. Even if it has since
 * grown or been renamed, the next page shows the rest of its people, and after them the following pods (rule
 * platform.pages).
 */
export function podsAfterCursor({ table, type }: PodKeys, cursor: string[] | undefined): SQL {
  if (!cursor) return table;
  const [key, podId] = cursor;
  return sql`select p.pod_id, case when p.pod_id = ${podId}::uuid then ${key}::${sql.raw(type)} else p.key end as key
    from (${table}) p`;
}
