import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../database/client';
import { mails } from '../database/schema';
import { JOBS_SCHEMA } from '../jobs/job';
import { mailQueue } from './queues';

/** Sends the mails held for this id now, before later mails; they can then no longer be withdrawn. One statement. */
export async function releaseHeldMails(tx: Tx, heldFor: string): Promise<void> {
  const jobs = sql.raw(`${JOBS_SCHEMA}.job`);
  await tx.execute(sql`
    with released as (
      update ${jobs} j set start_after = now() from mails m
      where j.name = ${mailQueue.name} and j.id = m.id and j.state < 'active'
        and m.held_for = ${heldFor} and m.state = 'queued'
      returning j.id)
    update mails m set held_for = null from released where m.id = released.id`);
}

export async function deleteHeldMails(tx: Tx, heldFor: string): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.heldFor, heldFor), eq(mails.state, 'queued')));
}
