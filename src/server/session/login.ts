import { and, desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { LoginRequest, Ticket } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { codes, users } from '../platform/database/schema';
import { problem } from '../platform/http/problem';
import { hasEmail } from './accounts';
import type { Caller } from '../platform/http/call';
import { issueCode } from './codes';
import { withMinimumRefusalDuration } from '../platform/http/minimumDuration';
import { isPassword } from './passwords';
import { startSession, type NewSession } from './sessions';
import { isFirstAttempt, resetAttempts, throttle, throttleKey, refundAttempt } from '../platform/http/throttle';
import { startVerification, type Verification } from './registration';

const TICKET_SECONDS = 60;
const WINDOW_SECONDS = 15 * 60;
const TRIES_PER_ACCOUNT = 10;
const TRIES_PER_ADDRESS = 100;
const VERIFY_AGAIN_SECONDS = 10 * 60;

/** Specification 8. The same for an unknown address, a wrong password and an address that is not verified. */
const loginFailed = () =>
  problem(400, 'login_failed', 'Email and/or password not recognised. Alternatively email may not be verified.');

/** The throttle that stands before every check of this account's password. */
export const passwordAttempts = (email: string): string => throttleKey('password', email);

/**
 * Signs in with address and password (specification 4, decisions 7, 13, 17). 400 `login_failed` as above, 403 for an
 * account the operator disabled, 429 when tried too often for this account or from this address.
 */
export async function login(context: AppContext, given: LoginRequest, ip: string): Promise<NewSession> {
  const { db } = context.database;
  const now = context.clock.now();
  const tries = { account: passwordAttempts(given.username), address: throttleKey('login-ip', ip) };
  await throttle(db, tries.address, TRIES_PER_ADDRESS, WINDOW_SECONDS, now);
  await throttle(db, tries.account, TRIES_PER_ACCOUNT, WINDOW_SECONDS, now);
  return withMinimumRefusalDuration(async () => {
    const [user] = await db.select().from(users).where(hasEmail(given.username));
    const isRight = await isPassword(user?.passwordHash, given.password);
    if (user && isRight && !user.verifiedAt) await verifyAgain(context, user);
    if (!user || !isRight || !user.verifiedAt) throw loginFailed();
    if (user.disabledAt) throw problem(403, 'account_disabled', 'This account has been disabled.');
    await resetAttempts(db, [tries.account]);
    await refundAttempt(db, tries.address);
    return startSession(db, context, user, now);
  });
}

/** Sends the newest registration's link again, at most every 10 minutes, also when the link has expired since. */
async function verifyAgain(context: AppContext, user: { id: string; email: string; firstName: string }): Promise<void> {
  const { db } = context.database;
  const now = context.clock.now();
  if (!(await isFirstAttempt(db, throttleKey('verify-again', user.id), VERIFY_AGAIN_SECONDS, now))) return;
  await context.act(async (act) => {
    const [newest] = await act.tx
      .select({ payload: codes.payload })
      .from(codes)
      .where(and(eq(codes.userId, user.id), eq(codes.purpose, 'verify')))
      .orderBy(desc(codes.createdAt), desc(codes.id))
      .limit(1);
    const nothingMore: Verification = { registration: v7(), purpose: { then: 'account' } };
    await startVerification(act, context, user, (newest?.payload as Verification | undefined) ?? nothingMore);
  });
}

/** A secret that stands in for the access token once, for 60 seconds, in an address (decision 17). */
export async function createTicket(context: AppContext, caller: Caller): Promise<Ticket> {
  const { db } = context.database;
  const now = context.clock.now();
  await throttle(db, throttleKey('ticket', caller.userId), 120, 60, now);
  const { userId, sessionId } = caller;
  const code = { purpose: 'ticket', userId, payload: { sessionId }, lastsSeconds: TICKET_SECONDS } as const;
  const ticket = await issueCode(db, code, now);
  return { ticket, expires: Math.floor(now.getTime() / 1000) + TICKET_SECONDS };
}

export { hasEmail, provenAccountWith } from './accounts';
export { findCode, issueCode, LINK_SECONDS, linkGone, retireCodes, useCode } from './codes';
export { withMinimumDuration } from '../platform/http/minimumDuration';
export { hashPassword, isPassword } from './passwords';
export { revokeAllSessions, startSession, type NewSession } from './sessions';
export { throttle, throttleKey, refundAttempt } from '../platform/http/throttle';
export { register } from './registration';
