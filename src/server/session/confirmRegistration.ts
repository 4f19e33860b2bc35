import { and, eq, isNull } from 'drizzle-orm';
import type { ConfirmedPage } from '../../contract/entities.gen';
import { pageLinks } from '../../domain/links';
import { completeBusinessRegistration } from '../businesses';
import { completeRegistration } from '../members';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { users } from '../platform/database/schema';
import { Problem } from '../platform/http/problem';
import type { Identity } from './accounts';
import { attempts, countAttempt } from './attempts';
import { findKeptCode, keepConfirmedPage, linkGone, retireCodes, useCode } from './codes';
import { mailAccountReady } from './notices';
import { lockUser } from './reads';
import { confirmedPage, registrationPurposes } from './pendingRegistration';
import type { RegistrationPurpose, Verification } from './verification';

type Complete = (act: Act, userId: string, purpose: RegistrationPurpose) => Promise<ConfirmedPage>;

/**
 * Confirms a registration: verifies the address and does what the registration was for, once. Answers the page to show
 * (rule session.landingPages), the same for every later confirmation within the 48 hours; /invalid when what it was for
 * is not possible any more (the membership is gone): the address is verified all the same, so that the person can sign
 * in. 400 for an unknown or expired code.
 */
export async function confirmRegistration(context: AppContext, code: string, ip: string): Promise<ConfirmedPage> {
  await countAttempt(context, attempts.emailLinkFrom(ip));
  try {
    return await context.act((act) => confirm(act, code, completePurpose));
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return context.act((act) => confirm(act, code, () => Promise.resolve(pageLinks.invalid())));
  }
}

async function confirm(act: Act, code: string, complete: Complete): Promise<ConfirmedPage> {
  const found = await findKeptCode(act.tx, code, registrationPurposes, act.now);
  if (!found?.userId) throw linkGone();
  // Links of one person that are confirmed at once take turns.
  await lockUser(act, found.userId);
  const used = await useCode(act.tx, code, registrationPurposes, act.now);
  if (!used) return confirmedPage(await findKeptCode(act.tx, code, registrationPurposes, act.now));
  // Written by `register` and by nothing else.
  const { registration, identity, purpose } = used.payload as unknown as Verification;
  await retireCodes(act.tx, found.userId, [used.purpose], act.now, { registration });
  await verifyAccount(act, found.userId, identity);
  const page = await complete(act, found.userId, purpose);
  await keepConfirmedPage(act, found.userId, used.purpose, { registration }, page);
  return page;
}

/** The account is verified and takes name and password of the registration that is confirmed first. */
async function verifyAccount(act: Act, userId: string, identity: Identity | undefined): Promise<void> {
  await act.tx
    .update(users)
    .set({ ...identity, verifiedAt: act.now })
    .where(and(eq(users.id, userId), isNull(users.verifiedAt)));
}

/** Does what the registration was for, and answers the page that says so. */
async function completePurpose(act: Act, userId: string, purpose: RegistrationPurpose): Promise<ConfirmedPage> {
  if (purpose.then === 'business') return completeBusiness(act, userId, purpose.businessName);
  if (purpose.then === 'account') return mailReady(act, userId);
  const { membershipName } = await completeRegistration(act, userId, purpose);
  return purpose.then === 'leader' ? pageLinks.leaderEmailVerified() : mailReady(act, userId, membershipName);
}

async function completeBusiness(act: Act, userId: string, businessName: string): Promise<ConfirmedPage> {
  const isApproved = await completeBusinessRegistration(act, userId, businessName);
  return isApproved ? mailReady(act, userId, businessName) : pageLinks.approvalPending();
}

/** All is done, and the mail that the page speaks of is on its way. */
async function mailReady(act: Act, userId: string, joined?: string): Promise<ConfirmedPage> {
  await mailAccountReady(act, userId, joined);
  return pageLinks.emailVerified();
}
