import { and, desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { codes } from '../platform/database/schema';
import { isFirstAttempt, throttleKey } from '../platform/http/throttle';
import { mailVerificationLink } from './notices';
import type { UserRow } from './reads';
import type { Verification } from './verification';

const INTERVAL_SECONDS = 10 * 60;

/** What the newest registration of somebody was for. */
async function newestVerification(act: Act, userId: string): Promise<Verification> {
  const [newest] = await act.tx
    .select({ payload: codes.payload })
    .from(codes)
    .where(and(eq(codes.userId, userId), eq(codes.purpose, 'verify')))
    .orderBy(desc(codes.createdAt), desc(codes.id))
    .limit(1);
  const onlyAccount: Verification = { registration: v7(), purpose: { then: 'account' } };
  return (newest?.payload as Verification | undefined) ?? onlyAccount;
}

/** Sends the newest registration's link again, at most every 10 minutes, also when the link has expired since. */
export async function resendVerification(context: AppContext, user: UserRow): Promise<void> {
  const { database, clock } = context;
  const key = throttleKey('verify-again', user.id);
  if (!(await isFirstAttempt(database.db, key, INTERVAL_SECONDS, clock.now()))) return;
  await context.act(async (act) => mailVerificationLink(act, user, await newestVerification(act, user.id)));
}
