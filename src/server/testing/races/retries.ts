import type { FastifyServerOptions } from 'fastify';

/** A logger for an app that counts how often it did an act again: two acts had waited for each other. */
export interface RetryCount {
  logger: FastifyServerOptions['logger'];
  /** How often until now. */
  count: () => number;
}

/**
 * Counts what `context.act` does again and nothing else: a transaction outside of it, as of a job, is not seen.
 * PostgreSQL counts deadlocks too, but shows those of a connection that goes on only seconds later. What else is logged
 * goes on to stderr.
 */
export function countRetries(): RetryCount {
  let counted = 0;
  const write = (line: string) => {
    const { msg } = JSON.parse(line) as { msg?: string };
    if (msg === 'act tried again') counted += 1;
    else process.stderr.write(line);
  };
  return { logger: { level: 'warn', stream: { write } }, count: () => counted };
}
