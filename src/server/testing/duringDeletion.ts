import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema';
import type { TestApp } from './app';
import { untilAnsweredOrBlocked } from './interleave';

/**
 * Sends a request while an account is being deleted; the deletion is committed once the request waits for it, or has
 * been answered. Returns the response.
 */
export async function answerDuringDeletion<Answer>(
  test: TestApp,
  email: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const { context } = test.app;
  let answer: Promise<Answer> | undefined;
  await context.database.db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.email, email));
    answer = ask();
    await untilAnsweredOrBlocked(context, answer);
  });
  if (!answer) throw new Error('Nothing was asked.');
  return answer;
}
