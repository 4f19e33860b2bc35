import type { Job } from './job';

interface RecurringWork<Context> {
  name: string;
  everySeconds: number;
  pollSeconds: number;
  run: (context: Context) => Promise<void>;
}

/** Time limit of a job, in seconds; after that, another worker may take it over. */
const EXPIRE_SECONDS = 300;

/** A job that runs once per interval, in seconds, by one process; not retried, since the next run is due soon. */
export const recurringJob = <Context>({
  name,
  run,
  ...times
}: RecurringWork<Context>): Job<Record<string, never>, Context> => ({
  ...times,
  queue: { name, options: { retryLimit: 0, expireInSeconds: EXPIRE_SECONDS } },
  concurrency: 1,
  run: (_data, context) => run(context),
});
