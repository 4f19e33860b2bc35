import type { Job } from './job';

/** Scheduled work that is safe to repeat. */
interface RecurringWork<Context> {
  /** The name of its queue. */
  name: string;
  everySeconds: number;
  /** Maximum delay before a process notices that the job is due. Seconds. */
  pollSeconds: number;
  run: (context: Context) => Promise<void>;
}

/** Time limit of a job, in seconds; after that, the next worker that looks takes it over. */
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
