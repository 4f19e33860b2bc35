import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client';
import { failedQueue, JOBS_SCHEMA } from '../platform/jobs/job';
import { countDeadLetters } from '../platform/mail/deadLetters';
import { fault, good, warning, type Finding } from './finding';
import { countWithNoun } from '../platform/countWithNoun';

const SLOW_MINUTES = 10;
const STUCK_MINUTES = 24 * 60;

interface Backlog extends Record<string, unknown> {
  count: number;
  minutes: number;
}

const durationOf = (minutes: number): string =>
  minutes < 120
    ? countWithNoun(Math.round(minutes), 'minute')
    : minutes < 2 * STUCK_MINUTES
      ? countWithNoun(Math.round(minutes / 60), 'hour')
      : countWithNoun(Math.round(minutes / STUCK_MINUTES), 'day');

export async function checkBacklog(database: Database): Promise<Finding[]> {
  const found = [
    ...(await checkDeadLetters(database)),
    ...(await checkUnsent(database)),
    ...(await checkJobs(database)),
    ...(await checkGivenUp(database)),
  ];
  return found.length > 0 ? found : [good('No email and no job has waited too long or was given up.')];
}

async function checkDeadLetters(database: Database): Promise<Finding[]> {
  const { all } = await countDeadLetters(database);
  if (all === 0) return [];
  return [
    warning(
      `${countWithNoun(all, 'email')} couldn’t be delivered. ‘npm run mail -- failed’ says why, ‘npm run mail -- retry all’ sends them again.`,
    ),
  ];
}

async function checkUnsent({ db }: Database): Promise<Finding[]> {
  const { rows } = await db.execute<Backlog & { reason: string | null }>(sql`
    select count(*)::int as count, (extract(epoch from now() - min(created_at)) / 60)::float8 as minutes,
      (array_agg(last_error order by created_at) filter (where last_error is not null))[1] as reason
    from mails where state = 'queued'`);
  const [unsent] = rows;
  if (!unsent || unsent.count === 0 || unsent.minutes < SLOW_MINUTES) return [];
  const reason = unsent.reason
    ?.replace(/\bhttps?:\/\/\S+/gi, '(link)')
    .replace(/\s+/g, ' ')
    .trim();
  const text =
    `${countWithNoun(unsent.count, 'email')} ${unsent.count === 1 ? 'isn’t' : 'aren’t'} sent yet, the oldest for ${durationOf(unsent.minutes)}. ` +
    (reason ? `The mail server said: ${reason}` : 'Is a server running?');
  return [unsent.minutes < STUCK_MINUTES ? warning(text) : fault(text)];
}

const jobs = sql.raw(`${JOBS_SCHEMA}.job`);

async function checkJobs({ db }: Database): Promise<Finding[]> {
  const { rows } = await db.execute<Backlog & { name: string }>(sql`
    select name, count(*)::int as count, (extract(epoch from now() - min(start_after)) / 60)::float8 as minutes
    from ${jobs} where state < 'active' and start_after < now() and name <> ${failedQueue.name}
    group by name order by minutes desc limit 1`);
  const [oldest] = rows;
  if (!oldest || oldest.minutes < SLOW_MINUTES) return [];
  const text =
    `The job ‘${oldest.name}’ has been due for ${durationOf(oldest.minutes)}. ` +
    'If a server is running, its log says what keeps it; if none is, start one.';
  return [oldest.minutes < STUCK_MINUTES ? warning(text) : fault(text)];
}

async function checkGivenUp({ db }: Database): Promise<Finding[]> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${jobs} where name = ${failedQueue.name}`,
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) return [];
  return [
    warning(
      `${countWithNoun(count, 'job')} ${count === 1 ? 'was' : 'were'} given up. The log says why, as ‘job failed’.`,
    ),
  ];
}
