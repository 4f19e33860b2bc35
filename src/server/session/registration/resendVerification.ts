import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { codes } from '../../platform/database/schema';
import { withMinimumDuration } from '../../platform/http/limits/minimumDuration';
import { isFirstAttempt, throttleKey } from '../../platform/http/limits/throttle';
import { wasSentWithin } from '../codes';
import { mailKnownAddressOffer, mailVerificationLink } from '../notices';
import { matchesPassword } from '../login/passwords';
import { lockUser, throttleSubjectOfEmail, userByEmail, type UserRow } from '../reads';
import { registrationLink, type Verification } from './verification';
import { countAttempt } from '../../platform/http/limits/attempts';
import { sessionLimits } from '../limits';

const INTERVAL_SECONDS = 10 * 60;

/** Few, since checking a password is slow; earlier registrations are confirmed through their own links. */
const MAX_CHECKED_PASSWORDS = 3;

/**
 * A person's pending registrations, newest first, without duplicates however often a link was sent. Includes expired
 * registrations until they are removed.
 */
async function pendingRegistrationsOf(db: Queryable, { id }: UserRow): Promise<Verification[]> {
  // Registration ids increase with time.
  const registration = sql`${codes.payload} ->> 'registration'`;
  const rows = await db
    .selectDistinctOn([registration], { payload: codes.payload })
    .from(codes)
    .where(and(eq(codes.userId, id), inArray(codes.purpose, registrationLink.purposes), isNull(codes.usedAt)))
    .orderBy(desc(registration))
    .limit(MAX_CHECKED_PASSWORDS);
  return rows.map(({ payload }) => payload as unknown as Verification);
}

async function send(context: AppContext, { id }: UserRow, verification: Verification): Promise<void> {
  const { database, clock } = context;
  const key = throttleKey('verify-again', id);
  if (!(await isFirstAttempt(database.db, key, INTERVAL_SECONDS, clock.now()))) return;
  await context.act(async (act) => {
    const user = await lockUser(act, id);
    if (!user) return;
    if (user.verifiedAt) return mailKnownAddressOffer(act, user, verification);
    return mailVerificationLink(act, { ...user, ...verification.registrant }, verification);
  });
}

/**
 * Handles a login before the address is verified: sends the link of the registration with this password again, expired
 * or not, unless it was sent in the last 10 minutes (rule session.loginFailure). `isRight`: whether the password is the
 * account's, which is the password of the newest registration.
 */
export async function resendForPassword(
  context: AppContext,
  user: UserRow,
  { password, isRight }: { password: string; isRight: boolean },
): Promise<void> {
  const waiting = await pendingRegistrationsOf(context.database.db, user);
  const registeredAt = user.createdAt.getTime();
  const onlyAccount: Verification = { registration: v7(), registeredAt, purpose: { then: 'account' } };
  for (const verification of waiting.length > 0 ? waiting : [onlyAccount]) {
    const { passwordHash } = verification.identity ?? user;
    // Checking a password is slow, so the account's own password isn't checked a second time.
    const isTheirs =
      passwordHash === user.passwordHash ? isRight : await matchesPassword(context, passwordHash, password);
    if (!isTheirs) continue;
    // A person who has just signed up already has the link.
    const { registration } = verification;
    const links = { userId: user.id, purposes: registrationLink.purposes, payload: { registration } };
    const { database, clock } = context;
    if (await wasSentWithin(database.db, links, INTERVAL_SECONDS, clock.now())) return;
    return send(context, user, verification);
  }
}

/** Sends the link of a person's newest pending registration again, if there is one, at most every 10 minutes. */
export async function resendNewest(context: AppContext, user: UserRow): Promise<void> {
  const [newest] = await pendingRegistrationsOf(context.database.db, user);
  if (newest) await send(context, user, newest);
}

/**
 * Sends the newest registration's link again, at most every 10 minutes (rule session.sendAgain). The response and its
 * timing are the same whether or not a registration is pending (rule session.sameAnswer).
 */
export async function resendVerification(context: AppContext, email: string, ip: string): Promise<void> {
  await countAttempt(context, sessionLimits.registrationFrom(ip));
  await countAttempt(context, sessionLimits.sendAgain(await throttleSubjectOfEmail(context.database.db, email)));
  await withMinimumDuration(context, async () => {
    const user = await userByEmail(context.database.db, email);
    if (user) await resendNewest(context, user);
  });
}
