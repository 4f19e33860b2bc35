import { sql } from 'drizzle-orm';
import type { Tx } from '../database/client';
import { JOBS_SCHEMA } from '../jobs/job';
import { mailQueue } from './queues';
import type { DecidedLater } from './template';

/** A mail that is not sent yet, and what it was queued with. */
export interface WaitingMail<Queued> {
  id: string;
  /** Undefined while somebody tries to send it, or is about to give it up. */
  queued?: Queued;
  /** How long until its job comes, in seconds; 0 for one that is due. */
  waitsSeconds: number;
}

interface WaitingRow<Queued> extends Record<string, unknown> {
  id: string;
  key: string;
  queued: Queued | null;
  waits: number | null;
}

/**
 * The mails of a template that wait, by their `collapseKey`. Those that nobody is sending are this transaction's until it
 * ends, and nobody sends them meanwhile. It waits for nobody. One statement.
 */
export async function takeWaitingMails<Queued>(
  tx: Tx,
  { name }: Pick<DecidedLater<Queued>, 'name'>,
  keys: string[],
): Promise<Map<string, WaitingMail<Queued>>> {
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

/** Sends mails of `takeWaitingMails` now: nothing takes their place any more. Two statements, and none for none. */
export async function releaseWaitingMails(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const theirs = sql`any(${`{${ids.join(',')}}`}::uuid[])`;
  const jobs = sql.raw(`${JOBS_SCHEMA}.job`);
  await tx.execute(sql`update mails set collapse_key = null where id = ${theirs}`);
  await tx.execute(sql`
    update ${jobs} set start_after = now(), priority = 0
    where name = ${mailQueue.name} and id = ${theirs} and state < 'active'`);
}

/** Takes back mails of `takeWaitingMails`, with the jobs that were to send them. Two statements, and none for none. */
export async function takeBackMails(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const theirs = sql`any(${`{${ids.join(',')}}`}::uuid[])`;
  const jobs = sql.raw(`${JOBS_SCHEMA}.job`);
  await tx.execute(sql`delete from mails where id = ${theirs}`);
  await tx.execute(sql`delete from ${jobs} where name = ${mailQueue.name} and id = ${theirs} and state < 'active'`);
}
