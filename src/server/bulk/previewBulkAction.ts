import { sql } from 'drizzle-orm';
import type { BulkException, BulkPreview } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import type { Tx } from '../platform/database/client';
import { subjectsOf, targetPodOf, type BulkRequest } from './subjects';

interface Group extends Record<string, unknown> {
  reason: BulkException['reason'] | null;
  people: number;
  pods: number;
  names: string[];
}

async function groupsOf(tx: Tx, request: BulkRequest, now: Date): Promise<Group[]> {
  const pod = await targetPodOf(tx, request, now);
  const { rows } = await tx.execute<Group>(sql`
    select reason, count(user_id)::int as people, (count(*) - count(user_id))::int as pods,
      (array_agg(name order by position))[1:3] as names
    from (${subjectsOf(request, pod)}) s group by reason order by reason nulls first`);
  return rows;
}

export async function previewBulkAction(context: AppContext, request: BulkRequest): Promise<BulkPreview> {
  // Runs in an act, although it changes nothing, to check the caller's right again (rule platform.rightsInTime).
  const rows = await context.act(({ tx, now }) => groupsOf(tx, request, now));

  const acting = rows.find(({ reason }) => reason === null);
  return {
    people: acting?.people ?? 0,
    pods: acting?.pods ?? 0,
    exceptions: rows.flatMap(({ reason, people, pods, names }) =>
      reason === null ? [] : [{ reason, count: people + pods, names }],
    ),
  };
}
