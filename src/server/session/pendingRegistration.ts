import { and, eq, isNull, notExists } from 'drizzle-orm';
import type { ConfirmedPage, PendingRegistration } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { codes, users } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { attempts, countAttempt } from './attempts';
import { alreadyConfirmed, deleteCodes, findKeptCode, linkGone, type CodePurpose, type KeptCode } from './codes';
import { lockUser, userById } from './reads';
import type { Verification } from './verification';

/** Of a new address, and of one that has an account. */
export const registrationPurposes = ['verify', 'join'] satisfies CodePurpose[];

const pageOf = (code: KeptCode | undefined) => code?.payload.page as ConfirmedPage | undefined;

/** Where a code has led that is used up; 400 for one that led nowhere. */
export function confirmedPage(code: KeptCode | undefined): ConfirmedPage {
  const page = pageOf(code);
  if (!page) throw linkGone();
  return page;
}

/** What waits behind a code, or was confirmed with it. Looking changes nothing. 404 for an unknown or expired code. */
export async function getPendingRegistration(
  context: AppContext,
  code: string,
  ip: string,
): Promise<PendingRegistration> {
  await countAttempt(context, attempts.emailLinkFrom(ip));
  const { db } = context.database;
  const found = await findKeptCode(db, code, registrationPurposes, context.clock.now());
  const user = found?.userId ? await userById(db, found.userId) : undefined;
  const page = pageOf(found);
  if (!found || !user || (found.usedAt && !page)) throw notFound();
  // Written by `register` and by nothing else.
  const { purpose, registrant, membershipName } = found.payload as unknown as Verification;
  return {
    kind: purpose.then,
    email: user.email,
    firstName: registrant?.firstName ?? user.firstName,
    lastName: registrant?.lastName ?? user.lastName,
    ...(purpose.then === 'business' && { businessName: purpose.businessName }),
    ...(membershipName && { membershipName }),
    created: found.createdAt.getTime(),
    hasAccount: found.purpose === 'join',
    ...(page && { page }),
  };
}

/**
 * "This was not me": deletes the registration behind a code, and the account when nothing else waits for it. An unknown
 * code, a repeat among them, changes nothing. 409 once it is confirmed.
 */
export async function declineRegistration(context: AppContext, code: string, ip: string): Promise<void> {
  await countAttempt(context, attempts.emailLinkFrom(ip));
  await context.act(async (act) => {
    const found = await findKeptCode(act.tx, code, registrationPurposes, act.now);
    if (!found?.userId) return;
    await lockUser(act, found.userId);
    const current = await findKeptCode(act.tx, code, registrationPurposes, act.now);
    if (!current) return;
    if (pageOf(current)) throw alreadyConfirmed();
    const { registration } = current.payload as unknown as Verification;
    await deleteCodes(act, found.userId, current.purpose, { registration });
    const waiting = act.tx.select({ id: codes.id }).from(codes).where(eq(codes.userId, users.id));
    await act.tx.delete(users).where(and(eq(users.id, found.userId), isNull(users.verifiedAt), notExists(waiting)));
  });
}
