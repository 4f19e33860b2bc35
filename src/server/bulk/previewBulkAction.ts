import { sql } from 'drizzle-orm';
import type { BulkException, BulkPreview } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { subjectsOf, targetPodOf, type BulkRequest } from './subjects';

interface Group extends Record<string, unknown> {
  reason: BulkException['reason'] | null;
  people: number;
  pods: number;
  names: string[];
}

/** What an act would do now, and for whom nothing and why (rule bulk.preview). At most two statements. */
export async function previewBulkAction(
  { database: { db }, clock }: AppContext,
  request: BulkRequest,
): Promise<BulkPreview> {
  const pod = await targetPodOf(db, request, clock.now());
  const { rows } = await db.execute<Group>(sql`
    select reason, count(user_id)::int as people, (count(*) - count(user_id))::int as pods,
      (array_agg(name order by position))[1:3] as names
    from (${subjectsOf(request, pod)}) s group by reason order by reason nulls first`);
  const acting = rows.find(({ reason }) => reason === null);
  return {
    people: acting?.people ?? 0,
    pods: acting?.pods ?? 0,
    exceptions: rows.flatMap(({ reason, people, pods, names }) =>
      reason === null ? [] : [{ reason, count: people + pods, names }],
    ),
  };
}
