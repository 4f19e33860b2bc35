import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../database/client';
import { mails } from '../database/schema';
import { JOBS_SCHEMA } from '../jobs/job';
import { mailQueue } from './queues';

/**
 * Sends what was held for this id, filled in with what it waited for. Gives the ids of the users to whom the newest goes
 * filled in like that: not who got a newer one already, because it took too long, or is being sent it now. One statement.
 */
export async function releaseMails(tx: Tx, heldFor: string, filling: Record<string, unknown>): Promise<string[]> {
  const jobs = sql.raw(`${JOBS_SCHEMA}.job`);
  const { rows } = await tx.execute<{ userId: string }>(sql`
    with released as (
      update ${jobs} j set start_after = now() from mails m
      where j.name = ${mailQueue.name} and j.id = m.id and j.state < 'active'
        and m.held_for = ${heldFor} and m.state = 'queued'
      returning j.id),
    filled as (
      update mails m set data = m.data || ${JSON.stringify(filling)}::jsonb, held_for = null
      from released where m.id = released.id returning m.id, m.held_user_id)
    select f.held_user_id as "userId" from filled f
    where not exists (
      select from mails newer
      where newer.held_for = ${heldFor} and newer.held_user_id = f.held_user_id and newer.id > f.id
        and newer.id not in (select id from filled))`);
  return rows.map(({ userId }) => userId);
}

/** Takes back what is still held for this id, to these people or to all: there is nothing of it to say any more. */
export async function dropHeldMails(tx: Tx, heldFor: string, userIds?: string[]): Promise<void> {
  const isTheirs = userIds && inArray(mails.heldUserId, userIds);
  await tx.delete(mails).where(and(eq(mails.heldFor, heldFor), eq(mails.state, 'queued'), isTheirs));
}
