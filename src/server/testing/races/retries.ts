import type { FastifyServerOptions } from 'fastify';

/** A logger for an app that counts transactions rolled back because of another transaction, as after a deadlock. */
export interface RetryCount {
  logger: FastifyServerOptions['logger'];
  count: () => number;
}

const UNDONE_FOR_ANOTHER = /deadlock detected|could not serialize access/;

/**
 * Counts every transaction that is repeated: an act is repeated immediately, a job when it is next taken. Each logs its
 * failure; PostgreSQL counts deadlocks too, but reports those of an open connection only seconds later. Everything else
 * in the log goes to stderr, including a job's failure.
 */
export function countRetries(): RetryCount {
  let counted = 0;
  const write = (line: string) => {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    const isAct = msg === 'transaction retried';
    if (isAct || UNDONE_FOR_ANOTHER.test(err?.message ?? '')) counted += 1;
    if (!isAct) process.stderr.write(line);
  };
  return { logger: { level: 'warn', stream: { write } }, count: () => counted };
}
