import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Language } from '../../../domain/text/languages';
import { insertInBatches } from '../database/insertInBatches';
import { mails as mailTable } from '../database/schema';
import { enqueueJobs, type JobOrigin } from '../jobs/enqueue';
import { JOBS_SCHEMA } from '../jobs/job';
import { holdAlternatingMails, alternationOf } from './alternatingMails';
import { withholdOverDailyLimit } from './dailyLimit';
import type { Mail } from './mail';
import { mailQueue } from './queues';

interface Written {
  now: Date;
  language?: Language | undefined;
  uncapped?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** The job that sends a mail. Its id is the mail's, so that it can be found and is unique. */
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
  // Held mails are sent as soon as they are due, so they keep the normal priority.
  ...(collapseKey && holdSeconds === undefined && { priority: -1 }),
});

/**
 * Puts mails into the outbox in the transaction that causes them, each with the job that sends it: at most four
 * statements, one more for each further thousand, and none without mails. A rolled-back mail is never sent, and a
 * committed mail is never lost. Returns the templates of mails withheld because their reader has reached the limit
 * (rule platform.mailLimits).
 */
export async function enqueueMails(
  origin: JobOrigin,
  mails: Mail<unknown>[],
  { now, language, uncapped = NONE }: Written,
): Promise<string[]> {
  if (mails.length === 0) return [];
  const placed = await holdAlternatingMails(origin.tx, mails, now);
  const { mails: sent, withheld } = await withholdOverDailyLimit(origin.tx, placed, { now, uncapped });
  const written = sent.map((mail) => ({ ...mail, id: v7() }));
  const rows = written.map(
    ({ id, to, template, data, language: own, heldFor, collapseKey, alternates, subjectId }) => ({
      id,
      toAddress: to,
      language: own ?? language,
      template: template.name,
      data: data as Record<string, unknown>,
      heldFor: heldFor?.id ?? null,
      heldUserId: heldFor?.userId ?? null,
      collapseKey: collapseKey ?? null,
      subjectId: alternates?.subjectId ?? subjectId ?? null,
      says: alternates ? alternationOf(alternates) : null,
      createdAt: now,
    }),
  );
  await insertInBatches(rows, (chunk) => origin.tx.insert(mailTable).values(chunk));
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

/** Creates new jobs for mails whose last job is finished or lost. Two statements, or none without mails. */
export async function requeueMails(
  tx: JobOrigin['tx'],
  again: { id: string; collapseKey: string | null }[],
): Promise<void> {
  if (again.length === 0) return;
  const jobs = sql.raw(`${JOBS_SCHEMA}.job`);
  const ids = sql.param(again.map(({ id }) => id));
  // Includes a job still marked as running, which has abandoned the mail and does nothing more.
  await tx.execute(sql`delete from ${jobs} where name = ${mailQueue.name} and id = any(${ids}::uuid[])`);
  await enqueueJobs({ tx }, mailQueue, again.map(jobOf));
}
