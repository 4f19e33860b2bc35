import { and, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../database/client';
import { removeInBatches } from '../database/removeInBatches';
import { keptMails, mails } from '../database/schema';
import { daysBefore, type Housekeeping } from '../jobs/housekeeping';
import { JOBS_SCHEMA } from '../jobs/job';
import { requeueMails } from './outbox';
import { failedMailQueue, mailQueue } from './queues';

export const MAIL_RETENTION_DAYS = 30;

/** From this age on, a waiting mail without a job must have lost its job, for example in a restore. Milliseconds. */
const STRANDED_MS = 60 * 60 * 1000;

/** Creates a job for every waiting mail without one, so that no mail is lost with the queue. */
async function rescueMails(tx: Tx, before: Date): Promise<void> {
  const jobs = sql.raw(`${JOBS_SCHEMA}.job`);
  const stranded = await tx
    .select({ id: mails.id, collapseKey: mails.collapseKey })
    .from(mails)
    .where(
      and(
        eq(mails.state, 'queued'),
        lt(mails.createdAt, before),
        sql`not exists (
          select from ${jobs} j
          where j.name in (${mailQueue.name}, ${failedMailQueue.name}) and j.state < 'completed'
            and j.data->>'mailId' = ${mails.id}::text)`,
      ),
    );
  await requeueMails(tx, stranded);
}

export const mailHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const now = clock.now();
  const oldest = daysBefore(now, MAIL_RETENTION_DAYS);
  const isOver = sql`${mails.state} <> 'queued'`;
  await removeInBatches(db, mails, { where: and(isOver, lt(mails.createdAt, oldest)), oldestBy: mails.createdAt });
  await removeInBatches(db, keptMails, { where: lt(keptMails.createdAt, oldest), oldestBy: keptMails.createdAt });
  await db.transaction((tx) => rescueMails(tx, new Date(now.getTime() - STRANDED_MS)));
};
