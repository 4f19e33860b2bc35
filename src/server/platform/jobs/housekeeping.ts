import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { AppContext } from '../context';
import type { Tx } from '../database/client';
import { codes, events, keptMails, mails, sessions, throttles } from '../database/schema';
import { EVENTS_KEPT_DAYS } from '../events/log';
import { enqueueJobs } from './enqueue';
import { JOBS_SCHEMA } from './queues';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How long what is over is kept, in days. Who registered and never opened the link may still ask for it again. A
 * client that was away longer than its events is told to fetch anew.
 */
export const KEPT_DAYS = { events: EVENTS_KEPT_DAYS, codes: 1, registrations: 30, sessions: 30, mails: 30 } as const;

/** The log can be long: it is shortened in pieces, so that no lock is held for long. */
const PIECE = 10_000;

/** A mail this old without a job has lost it, as after a restore. Hours. */
const STRANDED_HOURS = 1;

type Deps = Pick<AppContext, 'database' | 'clock'>;

async function pruneEvents({ database: { db } }: Deps, before: Date): Promise<void> {
  for (let pruned = PIECE; pruned === PIECE;) {
    const result = await db.execute(sql`
      delete from ${events} where position in (
        select position from ${events} where created_at < ${before} order by created_at limit ${PIECE})`);
    pruned = result.rowCount ?? 0;
  }
}

/** Gives a job back to every mail that waits without one: whatever happened to the queue, no mail is lost. */
async function rescueMails(tx: Tx, before: Date): Promise<void> {
  const jobs = sql.raw(`${JOBS_SCHEMA}.job`);
  const stranded = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.state, 'queued'),
        lt(mails.createdAt, before),
        sql`not exists (
          select from ${jobs} j
          where j.name in ('mail', 'mail-failed') and j.state < 'completed' and j.data->>'mailId' = ${mails.id}::text)`,
      ),
    );
  await enqueueJobs(
    tx,
    'mail',
    // Not the mail's own id: a finished job may still have it.
    stranded.map(({ id }) => ({ data: { mailId: id } })),
  );
}

/** Removes what nobody needs any more. Repeating it is harmless. */
export async function keepHouse(deps: Deps): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await pruneEvents(deps, before(KEPT_DAYS.events));
  const expired = or(
    and(ne(codes.purpose, 'verify'), lt(codes.expiresAt, before(KEPT_DAYS.codes))),
    lt(codes.expiresAt, before(KEPT_DAYS.registrations)),
  );
  await db.delete(codes).where(or(expired, lt(codes.usedAt, before(KEPT_DAYS.codes))));
  await db.delete(throttles).where(lt(throttles.resetsAt, now));
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, before(KEPT_DAYS.sessions)), lt(sessions.revokedAt, before(KEPT_DAYS.sessions))));
  await db.delete(mails).where(and(ne(mails.state, 'queued'), lt(mails.createdAt, before(KEPT_DAYS.mails))));
  await db.delete(keptMails).where(lt(keptMails.createdAt, before(KEPT_DAYS.mails)));
  await db.transaction((tx) => rescueMails(tx, new Date(now.getTime() - STRANDED_HOURS * 60 * 60 * 1000)));
}
