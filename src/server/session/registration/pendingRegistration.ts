import { and, eq, isNull, notExists } from 'drizzle-orm';
import type { PendingRegistration } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { codes, users } from '../../platform/database/schema';
import { declineLink, readLink } from './confirmableLinks';
import { registrationLink } from './verification';
import { countAttempt } from '../../platform/http/limits/attempts';
import { sessionLimits } from '../limits';

export async function getPendingRegistration(
  context: AppContext,
  code: string,
  ip: string,
): Promise<PendingRegistration> {
  await countAttempt(context, sessionLimits.emailLinkFrom(ip));
  const { database, clock } = context;
  const { user, payload, createdAt, page } = await readLink(database.db, registrationLink, code, clock.now());
  const { purpose, registrant, membershipName, registeredAt = createdAt.getTime() } = payload;
  return {
    kind: purpose.then,
    email: user.email,
    firstName: registrant?.firstName ?? user.firstName,
    lastName: registrant?.lastName ?? user.lastName,
    ...(purpose.then === 'business' && { businessName: purpose.businessName }),
    ...(membershipName && { membershipName }),
    created: registeredAt,
    hasAccount: user.verifiedAt !== null,
    ...(page && { page }),
  };
}

/**
 * "This wasn’t me": deletes the registration that a code belongs to, and the account if no other registration is
 * pending for it. An unknown code changes nothing, however often it is sent. 409 once confirmed.
 */
export async function declineRegistration(context: AppContext, code: string, ip: string): Promise<void> {
  await countAttempt(context, sessionLimits.emailLinkFrom(ip));
  await context.act(async (act) => {
    const userId = await declineLink(act, registrationLink, code);
    if (userId === undefined) return;
    const waiting = act.tx.select({ id: codes.id }).from(codes).where(eq(codes.userId, users.id));
    await act.tx.delete(users).where(and(eq(users.id, userId), isNull(users.verifiedAt), notExists(waiting)));
  });
}
