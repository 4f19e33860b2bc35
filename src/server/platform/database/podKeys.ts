import { sql, type SQL } from 'drizzle-orm';
import { sortBy, type Keyset } from './keyset';
import { inNameOrder } from './nameOrder';
import { pods } from './schema';

/** The names of pods as their index of trigrams has them. */
export const foldedPodName = sql`fold_text(${pods.name})`;

/** The names of pods as the index has them that lists are ordered by. */
export const podNameInOrder = inNameOrder(pods.name);

/** The pods of a membership with what they are sorted by, as a table of `pod_id` and `key`. */
export interface PodKeys {
  table: SQL;
  type: 'text' | 'integer';
}

export const podNameKeys = (membershipId: string): PodKeys => ({
  table: sql`select ${pods.id} as pod_id, ${podNameInOrder} as key from ${pods} where ${pods.membershipId} = ${membershipId}`,
  type: 'text',
});

/** The order of pods, where their table is called `o`. */
export const keysetOfPods = (type: PodKeys['type']): Keyset => ({
  keys: [sortBy(sql`o.key`, type), sortBy(sql`o.pod_id`, 'uuid')],
  direction: 'asc',
});

/**
 * The pods, of which the one that the page before ended in keeps the place it had then: once it has grown, or has another
 * name, the rest of its people come all the same, and after them what came after it (rule platform.pages).
 */
export function podsFrom({ table, type }: PodKeys, cursor: string[] | undefined): SQL {
  if (!cursor) return table;
  const [key, podId] = cursor;
  return sql`select p.pod_id, case when p.pod_id = ${podId}::uuid then ${key}::${sql.raw(type)} else p.key end as key
    from (${table}) p`;
}
