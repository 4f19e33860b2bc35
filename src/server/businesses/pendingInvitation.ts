import type { PendingAdminInvitation, TermsInForce } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { conflict, notFound } from '../platform/http/problem';
import { retireCodesFor, sentCodeBySecret, userById, sessionLimits } from '../session';
import { mayStillInvite, type StoredInvitation } from './invitation';
import { termsInForce } from '../terms';
import { businessById } from './reads';
import { countAttempt } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

const PURPOSE = 'admin-invite';

type SentInvitation = StoredInvitation & { isDeclined?: true };

async function findPending(context: AppContext, code: string, ip: string) {
  await countAttempt(context, sessionLimits.emailLinkFrom(ip));
  const { db } = context.database;
  const sent = await sentCodeBySecret(db, code, PURPOSE);
  if (!sent?.userId || sent.usedAt !== null || sent.expiresAt <= context.clock.now()) throw notFound();
  const { businessId, email } = sent.payload as unknown as SentInvitation;
  const [business, inviter] = [await businessById(db, businessId), await userById(db, sent.userId)];
  if (!business || !inviter || !(await mayStillInvite(db, businessId, inviter.id))) throw notFound();
  return { business, inviter, email, sent };
}

export async function getPendingInvitation(
  context: AppContext,
  code: string,
  ip: string,
): Promise<PendingAdminInvitation> {
  const { business, inviter, email, sent } = await findPending(context, code, ip);
  return {
    businessName: business.name,
    invitedBy: `${inviter.firstName} ${inviter.lastName}`,
    email,
    created: sent.createdAt.getTime(),
    expires: sent.expiresAt.getTime(),
  };
}

/** The texts that the invited person accepts. */
export async function invitationTerms(context: AppContext, code: string, ip: string): Promise<TermsInForce> {
  const { business } = await findPending(context, code, ip);
  return termsInForce(context, { businessId: business.id, agreements: [] });
}

const notOpen = () => conflict('already_done', refusals.invitationClosed);

/**
 * "This wasn’t me": ends the invitation that a code belongs to, and all others from the business to the same address.
 * An unknown or expired code changes nothing, however often it is sent. 409 if it has been accepted, replaced or
 * withdrawn.
 */
export async function declineInvitation(context: AppContext, code: string, ip: string): Promise<void> {
  await countAttempt(context, sessionLimits.emailLinkFrom(ip));
  await context.act(async ({ tx, now }) => {
    const sent = await sentCodeBySecret(tx, code, PURPOSE);
    if (!sent || sent.expiresAt <= now) return;
    const { businessId, email } = sent.payload as unknown as SentInvitation;
    if (sent.usedAt === null) await retireCodesFor(tx, PURPOSE, { businessId, email }, now, { isDeclined: true });
    // A concurrent acceptance either comes first or fails, as recorded in the code.
    const ended = await sentCodeBySecret(tx, code, PURPOSE);
    if (!(ended?.payload as SentInvitation | undefined)?.isDeclined) throw notOpen();
  });
}
