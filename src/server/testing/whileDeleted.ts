import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema';
import type { TestApp } from './app';
import { answeredOrWaiting } from './interleave';

/** What is answered to who asks while an account is deleted, which is done once they wait for it, or are answered. */
export async function whileDeleted<Answer>(test: TestApp, email: string, ask: () => Promise<Answer>): Promise<Answer> {
  const { context } = test.app;
  let answer: Promise<Answer> | undefined;
  await context.database.db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.email, email));
    answer = ask();
    await answeredOrWaiting(context, answer);
  });
  if (!answer) throw new Error('Nothing was asked.');
  return answer;
}
