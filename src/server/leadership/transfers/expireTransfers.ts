import { and, asc, eq, lte } from 'drizzle-orm';
import type { AppContext } from '../../platform/context';
import { leaderTransfers, pods } from '../../platform/database/schema';
import { forEachSettled } from '../../platform/jobs/batches';
import { recurringJob } from '../../platform/jobs/recurring';
import { closeTransfer, lockPods, findStoredOpenTransfer } from '../../pods';

export async function expireTransfers(context: AppContext): Promise<void> {
  const { database, clock } = context;
  const due = await database.db
    .select({ podId: pods.id, membershipId: pods.membershipId })
    .from(leaderTransfers)
    .innerJoin(pods, eq(pods.id, leaderTransfers.podId))
    .where(and(eq(leaderTransfers.state, 'open'), lte(leaderTransfers.expiresAt, clock.now())))
    .orderBy(asc(leaderTransfers.expiresAt));
  await forEachSettled(due, ({ podId, membershipId }) =>
    context.act(async (act) => {
      // Since it was found, the offer may have been answered, replaced, or deleted with its pod.
      const [locked] = await lockPods(act, membershipId, [podId]);
      const transfer = locked && (await findStoredOpenTransfer(act, podId));
      if (transfer && transfer.expiresAt <= act.now) await closeTransfer(act, locked, transfer, { state: 'expired' });
    }),
  );
}

/** Readers treat an expired offer as closed even before this job runs. */
export const expireTransfersJob = recurringJob({
  name: 'transfers',
  everySeconds: 3600,
  pollSeconds: 60,
  run: expireTransfers,
});
