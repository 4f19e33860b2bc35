import { sql } from 'drizzle-orm';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { reportedDrifting } from '../../platform/database/schema';
import { forEachSettled } from '../../platform/jobs/batches';
import { recurringJob } from '../../platform/jobs/recurring';
import { emitWebhookEvents } from '../../platform/webhooks/emitWebhookEvents';
import { driftingPeople } from './listDriftingMembers';

/** Forgets whom it reported and who is no longer drifting, so that they are reported when they drift again. */
async function newlyDrifting({ tx, now }: Act, membershipId: string): Promise<{ podId: string; userId: string }[]> {
  const { rows } = await tx.execute<{ podId: string; userId: string }>(sql`
    with drifting as materialized (select o.pod_id, o.user_id from (${driftingPeople({ membershipId, now })}) o),
    back as (
      delete from ${reportedDrifting} r using pod_members pm
      where pm.membership_id = ${membershipId} and pm.pod_id = r.pod_id and pm.user_id = r.user_id
        and not exists (select from drifting d where d.pod_id = r.pod_id and d.user_id = r.user_id))
    insert into ${reportedDrifting} (pod_id, user_id, reported_at)
    select d.pod_id, d.user_id, ${now.toISOString()}::timestamptz from drifting d order by 1, 2
    on conflict do nothing returning pod_id as "podId", user_id as "userId"`);
  return rows;
}

/** Tells the webhooks that ask for it of members who have begun to drift, once (rule integrations.webhookEvents). */
export async function reportDrifting({ act, database }: AppContext): Promise<void> {
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select m.id from memberships m where exists (
      select from webhooks w where w.business_id = m.business_id and 'member.drifting' = any(w.events)
        and w.disabled_at is null)
    order by m.id`);
  await forEachSettled(rows, ({ id: membershipId }) =>
    act(async (open) => {
      const people = await newlyDrifting(open, membershipId);
      await emitWebhookEvents(
        open,
        people.map((person) => ({ type: 'member.drifting', membershipId, ...person })),
      );
    }),
  );
}

export const driftingReportJob = recurringJob({
  name: 'drifting-report',
  everySeconds: 3600,
  pollSeconds: 300,
  run: reportDrifting,
});
