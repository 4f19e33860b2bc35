import { and, eq, isNull, ne } from 'drizzle-orm';
import type { ConfirmedPage } from '../../contract/entities.gen';
import { pageLinks } from '../../domain/links';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { users } from '../platform/database/schema';
import { hasSqlState, UNIQUE_VIOLATION } from '../platform/database/sqlState';
import { conflict } from '../platform/http/problem';
import {
  attempts,
  confirmLink,
  countAttempt,
  hasEmail,
  linkGone,
  lockUser,
  retireCodes,
  userByEmail,
} from '../session';
import { emailChangeEligibility } from './emailChangeEligibility';
import { accountMails } from './mails';
import { emailChangeLink, type EmailChange } from './startEmailChange';

/** Only its mailbox has the link, so nobody else learns it (rule session.sameAnswer). */
const addressTaken = () =>
  conflict('address_taken', 'This email address now has its own account. Log in with it, or choose another address.');

/**
 * Confirms an address change and answers the page to show, the same for every later confirmation within the 48 hours.
 * 400 for an unknown, replaced or expired code, 409 when another account has the address by now. Links for a new
 * password that went to the old address work no more.
 */
export async function confirmEmailChange(context: AppContext, code: string, ip: string): Promise<ConfirmedPage> {
  await countAttempt(context, attempts.emailLinkFrom(ip));
  return context
    .act((act) => confirm(act, code))
    .catch((error: unknown) => {
      // Somebody took the address at the same moment.
      if (hasSqlState(error, UNIQUE_VIOLATION)) throw addressTaken();
      throw error;
    });
}

function confirm(act: Act, code: string): Promise<ConfirmedPage> {
  return confirmLink(act, emailChangeLink, code, async ({ userId, payload }) => {
    if (!(await changeAddress(act, userId, payload))) throw linkGone();
    return pageLinks.emailVerified();
  });
}

async function changeAddress(act: Act, userId: string, { newEmail, askedIn }: EmailChange): Promise<boolean> {
  const user = await lockUser(act, userId);
  if (!user || !(await isStillEligible(act, userId, askedIn))) return false;
  // Who entered it and never proved it has no claim on it.
  await act.tx.delete(users).where(and(hasEmail(newEmail), isNull(users.verifiedAt), ne(users.id, userId)));
  const holder = await userByEmail(act.tx, newEmail);
  if (holder && holder.id !== userId) throw addressTaken();
  await act.tx.update(users).set({ email: newEmail }).where(eq(users.id, userId));
  await retireCodes(act.tx, userId, ['change-email', 'reset'], act.now);
  for (const to of [user.email, newEmail]) {
    act.mail({ to, template: accountMails['change-email-done'], data: { firstName: user.firstName, newEmail } });
  }
  return true;
}

/** Whether the account is still one that the staff who asked may change. */
async function isStillEligible(act: Act, userId: string, askedIn: string | undefined): Promise<boolean> {
  if (askedIn === undefined) return true;
  const { isMember, runsBusiness, belongsElsewhere } = await emailChangeEligibility(act.tx, userId, askedIn);
  return isMember && !runsBusiness && !belongsElsewhere;
}
