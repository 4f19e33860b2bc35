import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { insertAll } from '../database/insertAll';
import { mails as mailTable } from '../database/schema';
import { enqueueJobs, type JobOrigin } from '../jobs/enqueue';
import { JOBS_SCHEMA } from '../jobs/job';
import { placeAlternating, saysOf } from './alternating';
import { withinDailyLimit } from './dailyLimit';
import type { Mail } from './mail';
import { mailQueue } from './queues';

/** When mails are written, and of which templates any number may be sent to one person. */
interface Written {
  now: Date;
  uncapped?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** The job that sends a mail. It has the id of the mail, which is found by it, and a second one can't be made. */
const jobOf = ({
  id,
  collapseKey,
  holdSeconds,
}: {
  id: string;
  collapseKey?: string | null;
  holdSeconds?: number;
}) => ({
  id,
  data: { mailId: id },
  // What is held waits for its time alone.
  ...(collapseKey && holdSeconds === undefined && { priority: -1 }),
});

/**
 * Puts mails into the outbox in the transaction that causes them, with the job that sends each: four statements at most, one
 * more for each further thousand, and none for none. What is rolled back is never sent, what is committed is never
 * lost. Returns the templates of what is withheld, since its reader got so much (rule platform.mailLimits).
 */
export async function enqueueMails(
  origin: JobOrigin,
  mails: Mail<unknown>[],
  { now, uncapped = NONE }: Written,
): Promise<string[]> {
  if (mails.length === 0) return [];
  const placed = await placeAlternating(origin.tx, mails, now);
  const { mails: sent, withheld } = await withinDailyLimit(origin.tx, placed, { now, uncapped });
  const written = sent.map((mail) => ({ ...mail, id: v7() }));
  const rows = written.map(({ id, to, template, data, heldFor, collapseKey, alternates }) => ({
    id,
    toAddress: to,
    template: template.name,
    data: data as Record<string, unknown>,
    heldFor: heldFor?.id ?? null,
    heldUserId: heldFor?.userId ?? null,
    collapseKey: collapseKey ?? null,
    about: alternates?.about ?? null,
    says: alternates ? saysOf(alternates) : null,
    createdAt: now,
  }));
  await insertAll(rows, (chunk) => origin.tx.insert(mailTable).values(chunk));
  await enqueueJobs(
    origin,
    mailQueue,
    written.map((mail) => {
      const startAfter = mail.heldFor?.seconds ?? mail.holdSeconds;
      return { ...jobOf(mail), ...(startAfter !== undefined && { startAfter }) };
    }),
  );
  return withheld;
}

/** Gives mails a job again whose last one is over or lost. Two statements, and none for none. */
export async function enqueueAgain(
  tx: JobOrigin['tx'],
  again: { id: string; collapseKey: string | null }[],
): Promise<void> {
  if (again.length === 0) return;
  const jobs = sql.raw(`${JOBS_SCHEMA}.job`);
  const ids = sql.param(again.map(({ id }) => id));
  // Even one that is still said to be under way: the mail was given up in it, and nothing else follows.
  await tx.execute(sql`delete from ${jobs} where name = ${mailQueue.name} and id = any(${ids}::uuid[])`);
  await enqueueJobs({ tx }, mailQueue, again.map(jobOf));
}
