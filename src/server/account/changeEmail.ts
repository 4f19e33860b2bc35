import { and, eq, isNull, ne } from 'drizzle-orm';
import { isSameEmail } from '../../domain/account/email';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { users } from '../platform/database/schema';
import { hasSqlState, UNIQUE_VIOLATION } from '../platform/database/sqlState';
import { invalidField } from '../platform/http/problem';
import { withMinimumDuration } from '../platform/http/minimumDuration';
import { throttle, throttleKey } from '../platform/http/throttle';
import { hasEmail, issueCode, LINK_SECONDS, retireCodes, useCode, sessionMails } from '../session';
import { belongingOf } from './emailChangeEligibility';
import { accountMails } from './mails';

export { belongingOf } from './emailChangeEligibility';

interface Person {
  id: string;
  email: string;
  firstName: string;
}

/** What a code for another address carries. */
interface EmailChange {
  newEmail: string;
  /** Asked for by the staff of this membership, and theirs to ask as long as decision 18 says. */
  askedIn?: string;
}

/**
 * Asks for another address: its mailbox gets the link that makes it so, the present one a notice (decision 18). An
 * address that has an account gets a mail that says so instead; the answer and its time are the same (decision 15).
 * 400 for the present address, 429 when asked too often for this person. `askedIn`: the membership whose staff ask.
 */
export async function startEmailChange(
  context: AppContext,
  user: Person,
  newEmail: string,
  askedIn?: string,
): Promise<void> {
  if (isSameEmail(newEmail, user.email)) throw invalidField('newEmail', 'Please enter a different email address.');
  await throttle(context.database.db, throttleKey('change-email', user.id), 10, 60 * 60, context.clock.now());
  await withMinimumDuration(() => context.act((act) => askBoth(act, context, user, { newEmail, askedIn })));
}

async function askBoth(act: Act, { config }: AppContext, user: Person, change: EmailChange): Promise<void> {
  const { newEmail } = change;
  const [holder] = await act.tx.select().from(users).where(hasEmail(newEmail));
  await retireCodes(act.tx, user.id, ['change-email'], act.now);
  const payload = { ...change };
  const code = { purpose: 'change-email', userId: user.id, payload, lastsSeconds: LINK_SECONDS } as const;
  const link = `${config.publicUrl}/v1/users/confirm-email?code=${await issueCode(act.tx, code, act.now)}`;
  if (holder?.verifiedAt) {
    const data = { firstName: holder.firstName, link: `${config.publicUrl}/login` };
    act.mail({ to: holder.email, template: sessionMails['known-address'], data });
  } else {
    act.mail({
      to: newEmail,
      template: accountMails['change-email-confirm'],
      data: { firstName: user.firstName, link },
    });
  }
  act.mail({
    to: user.email,
    template: accountMails['change-email-notice'],
    data: { firstName: user.firstName, newEmail },
  });
}

/**
 * Opens the link of an address change. False for an unknown, used or expired code, and when the address has become
 * somebody's meanwhile. Links for a new password that went to the old address work no more.
 */
export async function confirmEmailChange(context: AppContext, code: string, ip: string): Promise<boolean> {
  await throttle(context.database.db, throttleKey('verify-ip', ip), 600, 15 * 60, context.clock.now());
  try {
    return await context.act(async (act) => {
      const used = await useCode(act.tx, code, ['change-email'], act.now);
      if (!used?.userId) return false;
      // Written by `startEmailChange` and by nothing else.
      return changeAddress(act, used.userId, used.payload as unknown as EmailChange);
    });
  } catch (error) {
    // Somebody took the address at the same moment.
    if (hasSqlState(error, UNIQUE_VIOLATION)) return false;
    throw error;
  }
}

/** Whether who asked for the change may still have it. */
async function isStillTheirs(act: Act, userId: string, askedIn: string | undefined): Promise<boolean> {
  if (askedIn === undefined) return true;
  const { here, runs, elsewhere } = await belongingOf(act.tx, userId, askedIn);
  return here && !runs && !elsewhere;
}

async function changeAddress(act: Act, userId: string, { newEmail, askedIn }: EmailChange): Promise<boolean> {
  const [user] = await act.tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user || !(await isStillTheirs(act, userId, askedIn))) return false;
  // Who entered it and never proved it has no claim on it.
  await act.tx.delete(users).where(and(hasEmail(newEmail), isNull(users.verifiedAt), ne(users.id, userId)));
  const [holder] = await act.tx.select({ id: users.id }).from(users).where(hasEmail(newEmail));
  if (holder && holder.id !== userId) return false;
  await act.tx.update(users).set({ email: newEmail }).where(eq(users.id, userId));
  await retireCodes(act.tx, userId, ['change-email', 'reset'], act.now);
  for (const to of [user.email, newEmail]) {
    act.mail({ to, template: accountMails['change-email-done'], data: { firstName: user.firstName, newEmail } });
  }
  return true;
}
