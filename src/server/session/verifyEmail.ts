import { and, eq, isNull } from 'drizzle-orm';
import { registerVerifiedBusiness } from '../businesses';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { users } from '../platform/database/schema';
import { Problem } from '../platform/http/problem';
import { completeRegistration } from '../members';
import type { Identity } from './accounts';
import { findCode, retireCodes, useCode, type CodePurpose } from './codes';
import { throttle, throttleKey } from '../platform/http/throttle';
import type { Verification } from './registration';
import { sessionMails } from './mails';

/** The pages a link in a mail leads to (specification 2). */
export type LandingPage = '/email-verified' | '/leader-email-verified' | '/approval-pending' | '/invalid';

/**
 * Opens the link of a registration: proves the address and does what the registration was for, once. Answers the page
 * to show; /invalid for an unknown, used or expired code, and when what it was for is not possible any more (the
 * membership is gone): the address is proven all the same, so that the person can sign in.
 */
export async function openVerificationLink(context: AppContext, code: string, ip: string): Promise<LandingPage> {
  await throttle(context.database.db, throttleKey('verify-ip', ip), 600, 15 * 60, context.clock.now());
  try {
    return await context.act((act) => verify(act, context, code, complete));
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return context.act((act) => verify(act, context, code, () => Promise.resolve('/invalid')));
  }
}

type Completion = (act: Act, context: AppContext, userId: string, given: Verification) => Promise<LandingPage>;

async function verify(act: Act, context: AppContext, code: string, complete: Completion): Promise<LandingPage> {
  const purposes = ['verify', 'join'] satisfies CodePurpose[];
  const found = await findCode(act.tx, code, purposes, act.now);
  if (!found?.userId) return '/invalid';
  // Links of one person that are opened at once take turns.
  await act.tx.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('no key update');
  const used = await useCode(act.tx, code, purposes, act.now);
  if (!used?.userId) return '/invalid';
  // Written by `register` and by nothing else.
  const given = used.payload as unknown as Verification;
  await retireCodes(act.tx, used.userId, [used.purpose], act.now, { registration: given.registration });
  await proveAddress(act, used.userId, given.identity);
  return complete(act, context, used.userId, given);
}

/** The account is verified and takes name and password of the registration whose link was opened first. */
async function proveAddress(act: Act, userId: string, identity: Identity | undefined): Promise<void> {
  await act.tx
    .update(users)
    .set({ ...identity, verifiedAt: act.now })
    .where(and(eq(users.id, userId), isNull(users.verifiedAt)));
}

const complete: Completion = async (act, context, userId, { purpose }) => {
  switch (purpose.then) {
    case 'account':
      return ready(act, context, userId);
    case 'business':
      return (await registerVerifiedBusiness(act, context, userId, purpose.businessName))
        ? ready(act, context, userId, purpose.businessName)
        : '/approval-pending';
    default: {
      const { membershipName } = await completeRegistration(act, context, userId, purpose);
      return purpose.then === 'leader' ? '/leader-email-verified' : ready(act, context, userId, membershipName);
    }
  }
};

/** All is done, and the mail that the page after it speaks of is on its way. */
async function ready(act: Act, { config }: AppContext, userId: string, joined?: string): Promise<LandingPage> {
  const [user] = await act.tx.select().from(users).where(eq(users.id, userId));
  if (user) {
    const data = { firstName: user.firstName, link: `${config.publicUrl}/login`, ...(joined && { joined }) };
    act.mail({ to: user.email, template: sessionMails['account-ready'], data });
  }
  return '/email-verified';
}
