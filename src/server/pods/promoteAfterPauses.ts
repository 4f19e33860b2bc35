import { sql } from 'drizzle-orm';
import type { AppContext } from '../platform/context';
import type { Job, Queue } from '../platform/jobs/job';
import { promoteInPods } from './promotion';

interface PodsToFill extends Record<string, unknown> {
  membership_id: string;
  pod_ids: string[];
}

/** Pods whose pause has run out while a seat is free and somebody waits for it, by membership. One statement. */
async function podsToFill({ database, clock }: AppContext): Promise<PodsToFill[]> {
  const { rows } = await database.db.execute<PodsToFill>(sql`
    select p.membership_id, array_agg(p.id) as pod_ids
    from meetings m join pods p on p.meeting_id = m.id
    where m.paused_to <= ${clock.now().toISOString()}::timestamptz
      and exists (select from waitlist_entries w
        join members who on who.membership_id = w.membership_id and who.user_id = w.user_id
        where w.pod_id = p.id and who.disabled_at is null)
      and (select count(*) from pod_members pm where pm.pod_id = p.id and pm.role = 'participant') < p.max_participants
    group by p.membership_id`);
  return rows;
}

/**
 * Gives the free seats of pods whose pause has run out to the waitlist (rule pods.promotion): nobody's act ends such a
 * pause, so a job looks for it. Repeating it is harmless.
 */
export async function promoteAfterPauses(context: AppContext): Promise<void> {
  for (const { membership_id, pod_ids } of await podsToFill(context)) {
    await context.act((act) => promoteInPods(act, membership_id, pod_ids));
  }
}

/** Not tried again: the next one is due in a minute. */
const pausesQueue: Queue<Record<string, never>> = {
  name: 'pauses',
  options: { retryLimit: 0, expireInSeconds: 300 },
};

export const promoteAfterPausesJob: Job<Record<string, never>, AppContext> = {
  queue: pausesQueue,
  atOnce: 1,
  pollSeconds: 30,
  everySeconds: 60,
  run: (_data, context) => promoteAfterPauses(context),
};
