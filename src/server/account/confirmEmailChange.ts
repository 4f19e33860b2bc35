import { and, asc, eq, inArray, isNull, lte, ne, not, sql } from 'drizzle-orm';
import type { Confirmation, ConfirmedPage } from '../../contract/entities.gen';
import { STAFF_EMAIL_CHANGE_DELAY_SECONDS, toStoredEmail } from '../../domain/account/email';
import { pageLinks } from '../../domain/links';
import { recordAct } from '../audit';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { codes, users } from '../platform/database/schema';
import { hasSqlState, UNIQUE_VIOLATION } from '../platform/database/sqlState';
import { conflict } from '../platform/http/problem';
import { forEachSettled } from '../platform/jobs/batches';
import { recurringJob } from '../platform/jobs/recurring';
import { redirectMails } from '../platform/mail/queuedMails';
import {
  confirmLink,
  deleteLink,
  findConfirmable,
  hasEmail,
  linkGone,
  lockUser,
  retireCodes,
  storeConfirmedPage,
  userByEmail,
  sessionLimits,
} from '../session';
import { EMAIL_CHANGE_PURPOSES, emailChangeLink, takesEffectAt, type EmailChange } from './emailChange';
import { emailChangeEligibility } from './emailChangeEligibility';
import { accountMails } from './mails';
import { countAttempt } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

/**
 * Only the owner of the mailbox has the link, so nobody else learns that the address has an account (rule
 * session.sameAnswer).
 */
const addressTaken = () => conflict('address_taken', refusals.addressTaken);

/**
 * Confirms an address change and returns the page to show, the same for later confirmations while the link is valid. A
 * change requested by staff takes effect only once the member has had time to keep their address; until then the
 * response says when (rule account.emailChangeByStaff). 400 for an unknown, replaced or expired code, or a code
 * requested by a person who is no longer staff; 409 when another account has taken the address. Password reset links
 * sent to the old address stop working.
 */
export async function confirmEmailChange(context: AppContext, code: string, ip: string): Promise<Confirmation> {
  await countAttempt(context, sessionLimits.emailLinkFrom(ip));
  return context
    .act((act) => confirm(act, code))
    .catch((error: unknown) => {
      // Another account took the address at the same moment.
      if (hasSqlState(error, UNIQUE_VIOLATION)) throw addressTaken();
      throw error;
    });
}

async function confirm(act: Act, secret: string): Promise<Confirmation> {
  const found = await findConfirmable(act.tx, emailChangeLink, secret, act.now);
  // The code in the other mail can only keep the old address.
  if (found?.purpose !== 'change-email') throw linkGone();
  const { userId, payload, createdAt, page } = found;
  const until = takesEffectAt(payload, createdAt);
  if (page !== undefined || until === undefined || act.now.getTime() >= until) {
    return { page: await confirmLink(act, emailChangeLink, secret, (code) => complete(act, code)) };
  }
  await lockUser(act, userId);
  if (!(await isStillEligible(act, userId, payload))) throw linkGone();
  if ((await userByEmail(act.tx, payload.newEmail))?.verifiedAt) throw addressTaken();
  const { rowCount } = await act.tx
    .update(codes)
    .set({ payload: sql`${codes.payload} || ${JSON.stringify({ confirmedAt: act.now.getTime() })}::jsonb` })
    .where(and(eq(codes.id, found.id), isNull(codes.usedAt)));
  // The member kept the address, or another change replaced this one, a moment ago.
  if (rowCount === 0) throw linkGone();
  return { page: pageLinks.emailVerified(), takesEffect: until };
}

async function complete(
  act: Act,
  { userId, payload }: { userId: string; payload: EmailChange },
): Promise<ConfirmedPage> {
  if (!(await changeEmail(act, userId, payload))) throw linkGone();
  return pageLinks.emailVerified();
}

export const MAILBOX_MAILS = [
  'change-email-confirm',
  'change-email-notice',
  'change-email-by-staff',
  'change-email-done',
  'verify-email',
  'known-address',
  'reset-password',
  'login-link',
  'admin-invite',
  'membership-invite',
] as const;

/**
 * Ends the links in mails that reached the old mailbox, but not those in mails still to be sent to the new address.
 */
async function endMailedLinks(act: Act, userId: string, newEmail: string): Promise<void> {
  await retireCodes(
    act.tx,
    userId,
    [...EMAIL_CHANGE_PURPOSES, 'reset', 'login-link', 'two-factor-login', 'join'],
    act.now,
  );
  // A mail and its codes are written at the same instant.
  const isUnsent = sql`exists (select from mails m where m.to_address = ${newEmail} and m.state <> 'sent'
    and m.template <> all(${sql.param([...MAILBOX_MAILS])}::text[]) and m.created_at = ${codes.createdAt})`;
  await act.tx
    .update(codes)
    .set({ usedAt: act.now })
    .where(
      and(
        eq(codes.userId, userId),
        inArray(codes.purpose, ['step-answer', 'unsubscribe']),
        isNull(codes.usedAt),
        not(isUnsent),
      ),
    );
}

async function changeEmail(act: Act, userId: string, change: EmailChange): Promise<boolean> {
  const { newEmail, askedIn, askedBy } = change;
  const user = await lockUser(act, userId);
  if (!user || user.disabledAt || !(await isStillEligible(act, userId, change))) return false;
  // An account that never verified the address has no claim to it.
  await act.tx.delete(users).where(and(hasEmail(newEmail), isNull(users.verifiedAt), ne(users.id, userId)));
  const holder = await userByEmail(act.tx, newEmail);
  if (holder && holder.id !== userId) throw addressTaken();
  await act.tx
    .update(users)
    .set({ email: toStoredEmail(newEmail) })
    .where(eq(users.id, userId));
  await redirectMails(act.tx, { from: user.email, to: toStoredEmail(newEmail), except: MAILBOX_MAILS });
  await endMailedLinks(act, userId, toStoredEmail(newEmail));
  for (const to of [user.email, newEmail]) {
    act.mail({ to, template: accountMails['change-email-done'], data: { firstName: user.firstName, newEmail } });
  }
  if (askedIn !== undefined && askedBy !== undefined) {
    const about = { membershipId: askedIn, personId: userId, by: askedBy, isByOthersRequest: true };
    await recordAct(act, 'MEMBER_EMAIL_CHANGED', about);
  }
  return true;
}

async function isStillEligible(act: Act, userId: string, { askedIn, askedBy }: EmailChange): Promise<boolean> {
  if (askedIn === undefined) return true;
  const { isMember, runsBusiness, belongsElsewhere, isAskedByStaff } = await emailChangeEligibility(act.tx, {
    userId,
    membershipId: askedIn,
    askedBy,
  });
  return isMember && !runsBusiness && !belongsElsewhere && isAskedByStaff;
}

export async function applyEmailChanges(context: AppContext): Promise<void> {
  const { database, clock } = context;
  const since = new Date(clock.now().getTime() - STAFF_EMAIL_CHANGE_DELAY_SECONDS * 1000);
  const due = await database.db
    .select({ id: codes.id })
    .from(codes)
    .where(and(isWaitingChange, sql`${codes.payload} ? 'confirmedAt'`, lte(codes.createdAt, since)))
    .orderBy(asc(codes.createdAt));
  await forEachSettled(due, ({ id }) => context.act((act) => apply(act, id)));
}

const isWaitingChange = and(eq(codes.purpose, 'change-email'), isNull(codes.usedAt));

async function apply(act: Act, id: string): Promise<void> {
  const [code] = await act.tx
    .select({ userId: codes.userId })
    .from(codes)
    .where(and(eq(codes.id, id), isWaitingChange));
  if (!code?.userId) return;
  await lockUser(act, code.userId);
  // Since the search, the member kept the address, or the change was replaced or confirmed again.
  const [waiting] = await act.tx
    .select({ payload: codes.payload })
    .from(codes)
    .where(and(eq(codes.id, id), isWaitingChange));
  if (!waiting) return;
  const { userId } = code;
  const payload = waiting.payload as EmailChange;
  const isTaken = (await userByEmail(act.tx, payload.newEmail))?.verifiedAt ?? false;
  if (!isTaken && (await changeEmail(act, userId, payload))) {
    await storeConfirmedPage(act, emailChangeLink, { userId, payload }, pageLinks.emailVerified());
  } else await deleteLink(act, emailChangeLink, { userId, payload });
}

export const applyEmailChangesJob = recurringJob({
  name: 'email-changes',
  everySeconds: 600,
  pollSeconds: 60,
  run: applyEmailChanges,
});
