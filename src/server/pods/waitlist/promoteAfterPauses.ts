import { and, eq, exists, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context';
import { meetings, pods } from '../../platform/database/schema';
import { forEachSettled } from '../../platform/jobs/batches';
import { recurringJob } from '../../platform/jobs/recurring';
import { promotable, promoteInPods } from './promotion';

function podsToFill({ database, clock }: AppContext) {
  const taken = sql`(select count(*) from pod_members pm where pm.pod_id = ${pods.id} and pm.role = 'participant')`;
  return database.db
    .select({ membershipId: pods.membershipId, podIds: sql<string[]>`array_agg(${pods.id})` })
    .from(meetings)
    .innerJoin(pods, eq(pods.meetingId, meetings.id))
    .where(
      and(
        lte(meetings.pausedTo, clock.now()),
        exists(promotable(database.db, pods.id)),
        sql`${taken} < ${pods.maxParticipants}`,
      ),
    )
    .groupBy(pods.membershipId);
}

/**
 * Gives the free seats of pods whose pause has ended to the waitlist (rule pods.promotion). No act happens when a pause
 * ends, so a job checks for it. Safe to repeat.
 */
export async function promoteAfterPauses(context: AppContext): Promise<void> {
  await forEachSettled(await podsToFill(context), ({ membershipId, podIds }) =>
    context.act((act) => promoteInPods(act, membershipId, podIds)),
  );
}

export const promoteAfterPausesJob = recurringJob({
  name: 'pauses',
  everySeconds: 60,
  pollSeconds: 30,
  run: promoteAfterPauses,
});
