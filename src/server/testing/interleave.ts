import { sql } from 'drizzle-orm';
import type { AppContext } from '../platform/context';
import { until } from './until';

async function isAnyWaiting({ database }: AppContext): Promise<boolean> {
  const { rows } = await database.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

export const untilLockAwaited = (context: AppContext): Promise<boolean> =>
  until(() => isAnyWaiting(context), { complaint: 'Nothing waits for a lock.' });

export async function untilAnsweredOrBlocked(context: AppContext, answer: Promise<unknown>): Promise<void> {
  let isAnswered = false;
  const done = () => void (isAnswered = true);
  answer.then(done, done);
  while (!isAnswered) if (await isAnyWaiting(context)) return;
}

/**
 * Runs two requests at the same time in the most revealing order: `second` begins once the first act of `first` has
 * done everything except commit, and the commit follows once `second` has been answered or waits for it. Returns the
 * response to `second`.
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
          await untilAnsweredOrBlocked(context, answer);
        });
        return result;
      }),
  };
  await first(heldBack);
  if (!answer) throw new Error('Nothing was done in an act.');
  return answer;
}
