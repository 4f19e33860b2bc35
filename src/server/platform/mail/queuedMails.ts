import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../database/client';
import { mails } from '../database/schema';
import { JOBS_SCHEMA } from '../jobs/job';
import { mailQueue } from './queues';
import type { DeferredTemplate } from './template';

export interface QueuedMail<Queued> {
  id: string;
  /** Undefined while the mail is being sent or abandoned. */
  queued?: Queued;
  waitsSeconds: number;
}

interface WaitingRow<Queued> extends Record<string, unknown> {
  id: string;
  key: string;
  queued: Queued | null;
  waits: number | null;
}

/**
 * The waiting mails of a template, by `collapseKey`. Locks mails that are not being sent until this transaction ends,
 * so that they aren't sent before that. Never waits for locks. One statement.
 */
export async function lockQueuedMails<Queued>(
  tx: Tx,
  { name }: Pick<DeferredTemplate<Queued>, 'name'>,
  keys: string[],
): Promise<Map<string, QueuedMail<Queued>>> {
  const jobs = sql.raw(`${JOBS_SCHEMA}.job`);
  const areTheirs = sql`m.template = ${name} and m.state = 'queued'
    and m.collapse_key = any(${`{${keys.join(',')}}`}::uuid[])`;
  const { rows } = await tx.execute<WaitingRow<Queued>>(sql`
    with taken as (
      select m.id, m.data, greatest(0, extract(epoch from j.start_after - now()))::int as waits
      from mails m join ${jobs} j on j.id = m.id
      where j.name = ${mailQueue.name} and j.state < 'active' and ${areTheirs}
      for update skip locked)
    select m.id, m.collapse_key as key, taken.data as queued, taken.waits
    from mails m left join taken on taken.id = m.id where ${areTheirs}`);
  return new Map(
    rows.map(({ id, key, queued, waits }) => [key, { id, ...(queued && { queued }), waitsSeconds: waits ?? 0 }]),
  );
}

export async function sendQueuedMailsNow(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const theirs = sql`any(${`{${ids.join(',')}}`}::uuid[])`;
  const jobs = sql.raw(`${JOBS_SCHEMA}.job`);
  await tx.execute(sql`update mails set collapse_key = null where id = ${theirs}`);
  await tx.execute(sql`
    update ${jobs} set start_after = now(), priority = 0
    where name = ${mailQueue.name} and id = ${theirs} and state < 'active'`);
}

export async function redirectMails(
  tx: Tx,
  { from, to, except }: { from: string; to: string; except: readonly string[] },
): Promise<void> {
  await tx
    .update(mails)
    .set({ toAddress: to })
    .where(and(eq(mails.toAddress, from), ne(mails.state, 'sent'), notInArray(mails.template, [...except])));
}

export async function withdrawQueuedMails(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const theirs = sql`any(${`{${ids.join(',')}}`}::uuid[])`;
  const jobs = sql.raw(`${JOBS_SCHEMA}.job`);
  await tx.execute(sql`delete from mails where id = ${theirs}`);
  await tx.execute(sql`delete from ${jobs} where name = ${mailQueue.name} and id = ${theirs} and state < 'active'`);
}
