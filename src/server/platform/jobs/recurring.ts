import type { Job } from './job';

/** Work that is due by the clock, and that harms nothing when it is repeated. */
interface RecurringWork<Context> {
  /** Its queue's. */
  name: string;
  everySeconds: number;
  /** How long a process may take to see that it is due. Seconds. */
  pollSeconds: number;
  run: (context: Context) => Promise<void>;
}

/** What takes longer is given to whoever looks next. Seconds. */
const EXPIRE_SECONDS = 300;

/** A job that is done once in so many seconds, by one process; not tried again, since the next one is due soon. */
export const recurringJob = <Context>({
  name,
  run,
  ...times
}: RecurringWork<Context>): Job<Record<string, never>, Context> => ({
  ...times,
  queue: { name, options: { retryLimit: 0, expireInSeconds: EXPIRE_SECONDS } },
  atOnce: 1,
  run: (_data, context) => run(context),
});
