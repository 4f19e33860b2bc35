import type { FastifyServerOptions } from 'fastify';

/** A logger for an app that counts how often a transaction was undone for another's sake: two had waited for each other. */
export interface RetryCount {
  logger: FastifyServerOptions['logger'];
  /** How often until now. */
  count: () => number;
}

/** How PostgreSQL says it, of a deadlock and of what could not both be right. */
const UNDONE_FOR_ANOTHER = /deadlock detected|could not serialize access/;

/**
 * Counts every transaction that is done again: an act at once, a job when it is next taken. Each logs its failure;
 * PostgreSQL counts deadlocks too, but shows those of a connection that goes on only seconds later. What else is logged
 * goes on to stderr, a job's failure too.
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
