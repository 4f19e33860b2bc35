import { and, eq, isNull } from 'drizzle-orm';
import { pageLinks, type Path } from '../../domain/links';
import { completeBusinessRegistration } from '../businesses';
import { completeRegistration } from '../members';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { users } from '../platform/database/schema';
import { Problem } from '../platform/http/problem';
import type { Identity } from './accounts';
import { attempts, countAttempt } from './attempts';
import { findCode, retireCodes, useCode, type CodePurpose } from './codes';
import { mailAccountReady } from './notices';
import { lockUser } from './reads';
import type { RegistrationPurpose, Verification } from './verification';

type Complete = (act: Act, userId: string, purpose: RegistrationPurpose) => Promise<Path>;

/**
 * Opens the link of a registration: verifies the address and does what the registration was for, once. Answers the page
 * to show (rule session.landingPages); /invalid without a code, for an unknown, used or expired one, and when what it
 * was for is not possible any more (the membership is gone): the address is verified all the same, so that the person
 * can sign in.
 */
export async function verifyEmail(context: AppContext, code: string | undefined, ip: string): Promise<Path> {
  if (!code) return pageLinks.invalid();
  await countAttempt(context, attempts.emailLinkFrom(ip));
  try {
    return await context.act((act) => openLink(act, code, completePurpose));
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return context.act((act) => openLink(act, code, () => Promise.resolve(pageLinks.invalid())));
  }
}

async function openLink(act: Act, code: string, complete: Complete): Promise<Path> {
  const purposes = ['verify', 'join'] satisfies CodePurpose[];
  const found = await findCode(act.tx, code, purposes, act.now);
  if (!found?.userId) return pageLinks.invalid();
  // Links of one person that are opened at once take turns.
  await lockUser(act, found.userId);
  const used = await useCode(act.tx, code, purposes, act.now);
  if (!used?.userId) return pageLinks.invalid();
  // Written by `register` and by nothing else.
  const { registration, identity, purpose } = used.payload as unknown as Verification;
  await retireCodes(act.tx, used.userId, [used.purpose], act.now, { registration });
  await verifyAccount(act, used.userId, identity);
  return complete(act, used.userId, purpose);
}

/** The account is verified and takes name and password of the registration whose link was opened first. */
async function verifyAccount(act: Act, userId: string, identity: Identity | undefined): Promise<void> {
  await act.tx
    .update(users)
    .set({ ...identity, verifiedAt: act.now })
    .where(and(eq(users.id, userId), isNull(users.verifiedAt)));
}

/** Does what the registration was for, and answers the page that says so. */
async function completePurpose(act: Act, userId: string, purpose: RegistrationPurpose): Promise<Path> {
  if (purpose.then === 'business') return completeBusiness(act, userId, purpose.businessName);
  if (purpose.then === 'account') return mailReady(act, userId);
  const { membershipName } = await completeRegistration(act, userId, purpose);
  return purpose.then === 'leader' ? pageLinks.leaderEmailVerified() : mailReady(act, userId, membershipName);
}

async function completeBusiness(act: Act, userId: string, businessName: string): Promise<Path> {
  const isApproved = await completeBusinessRegistration(act, userId, businessName);
  return isApproved ? mailReady(act, userId, businessName) : pageLinks.approvalPending();
}

/** All is done, and the mail that the page speaks of is on its way. */
async function mailReady(act: Act, userId: string, joined?: string): Promise<Path> {
  await mailAccountReady(act, userId, joined);
  return pageLinks.emailVerified();
}
