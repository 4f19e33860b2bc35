import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { BulkAction } from '../../contract/entities.gen';
import { NOBODY_CHOSEN } from '../../domain/bulk/forms';
import type { AppContext } from '../platform/context';
import { bulkActions } from '../platform/database/schema';
import { enqueueJobs } from '../platform/jobs/enqueue';
import { conflict, invalidField } from '../platform/http/problem';
import { lockMembership } from '../tenancy';
import { bulkQueue } from './queue';
import { bulkActionById } from './reads';
import { subjectsOf, targetPodOf, type BulkRequest } from './subjects';

/**
 * Writes an act on many down, with a row for each member or pod, and starts it. 400 for nobody, 409 while another runs
 * in the membership (rule bulk.oneAtATime). The number of statements doesn't depend on the number of rows.
 */
export async function startBulkAction(context: AppContext, request: BulkRequest): Promise<BulkAction> {
  const { membershipId, kind, toPodId } = request;
  const id = v7();
  const action = await context.act(async (act) => {
    await lockMembership(act, membershipId);
    const { rows: running } = await act.tx.execute(
      sql`select from bulk_actions where membership_id = ${membershipId} and state = 'RUNNING'`,
    );
    if (running.length > 0) {
      throw conflict('bulk_running', 'Another change to many is still under way here. Please wait until it’s done.');
    }
    const pod = await targetPodOf(act.tx, request, act.now);
    await act.tx.insert(bulkActions).values({
      id,
      membershipId,
      kind,
      toPodId: toPodId ?? null,
      toPodName: pod?.name ?? null,
      startedBy: act.by?.userId ?? null,
      address: act.by?.address ?? null,
      state: 'RUNNING',
      startedAt: act.now,
    });
    const { rowCount } = await act.tx.execute(sql`
      insert into bulk_action_rows (bulk_action_id, position, subject_id, user_id, name, outcome)
      select ${id}::uuid, s.position, s.subject_id, s.user_id, s.name, 'PENDING' from (${subjectsOf(request, pod)}) s`);
    if (!rowCount) throw invalidField('ids', NOBODY_CHOSEN);
    await enqueueJobs(act, bulkQueue, [{ data: { bulkActionId: id } }]);
    return bulkActionById(act.tx, id);
  });
  context.jobs.wake(bulkQueue);
  return action;
}
