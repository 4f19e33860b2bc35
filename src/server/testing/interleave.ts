import { sql } from 'drizzle-orm';
import type { AppContext } from '../platform/context';
import { until } from './until';

/** Whether any statement waits for a lock that another transaction holds. The database is this test file's alone. */
async function isAnyWaiting({ database }: AppContext): Promise<boolean> {
  const { rows } = await database.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

/** Until something waits for a lock. */
export const lockAwaited = (context: AppContext): Promise<boolean> =>
  until(() => isAnyWaiting(context), { complaint: 'Nothing waits for a lock.' });

/** Until it is answered or waits for a lock. */
export async function answeredOrWaiting(context: AppContext, answer: Promise<unknown>): Promise<void> {
  let isAnswered = false;
  const done = () => void (isAnswered = true);
  answer.then(done, done);
  while (!isAnswered) if (await isAnyWaiting(context)) return;
}

/**
 * Two things at the same time, in the order that shows most: `second` begins when the first act of `first` has done all
 * but commit, and the commit follows once `second` is answered or waits for it. Gives the answer of `second`.
 */
export async function interleave<Answer>(
  context: AppContext,
  first: (context: AppContext) => Promise<unknown>,
  second: () => Promise<Answer>,
): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  const heldBack: AppContext = {
    ...context,
    act: (work) =>
      context.act(async (act) => {
        const result = await work(act);
        act.beforeCommit(async () => {
          answer ??= second();
          await answeredOrWaiting(context, answer);
        });
        return result;
      }),
  };
  await first(heldBack);
  if (!answer) throw new Error('Nothing was done in an act.');
  return answer;
}
