import { and, eq, isNull, ne } from 'drizzle-orm';
import { isSameEmail } from '../../domain/account/email';
import type { Act, AppContext } from '../context';
import { users } from '../db/schema';
import { hasSqlState, UNIQUE_VIOLATION } from '../db/sqlState';
import { invalidField } from '../http/problem';
import {
  hasEmail,
  issueCode,
  LINK_SECONDS,
  retireCodes,
  takingEqualTime,
  throttle,
  throttleKey,
  useCode,
} from '../session/service';

interface Person {
  id: string;
  email: string;
  firstName: string;
}

/**
 * Asks for another address: its mailbox gets the link that makes it so, the present one a notice (decision 18). An
 * address that has an account gets a mail that says so instead; the answer and its time are the same (decision 15).
 * 400 for the present address, 429 when asked too often for this person.
 */
export async function startEmailChange(context: AppContext, user: Person, newEmail: string): Promise<void> {
  if (isSameEmail(newEmail, user.email)) throw invalidField('newEmail', 'Please enter a different email address.');
  await throttle(context.database.db, throttleKey('change-email', user.id), 10, 60 * 60, context.clock.now());
  await takingEqualTime(() => context.act((act) => askBoth(act, context, user, newEmail)));
}

async function askBoth(act: Act, { config }: AppContext, user: Person, newEmail: string): Promise<void> {
  const [holder] = await act.tx.select().from(users).where(hasEmail(newEmail));
  await retireCodes(act.tx, user.id, ['change-email'], act.now);
  const change = {
    purpose: 'change-email',
    userId: user.id,
    payload: { newEmail },
    lastsSeconds: LINK_SECONDS,
  } as const;
  const link = `${config.publicUrl}/v1/users/confirm-email?code=${await issueCode(act.tx, change, act.now)}`;
  if (holder?.verifiedAt) {
    const data = { firstName: holder.firstName, link: `${config.publicUrl}/login` };
    act.mail({ to: holder.email, template: 'known-address', data });
  } else {
    act.mail({ to: newEmail, template: 'change-email-confirm', data: { firstName: user.firstName, link } });
  }
  act.mail({ to: user.email, template: 'change-email-notice', data: { firstName: user.firstName, newEmail } });
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
      const newEmail = used?.payload.newEmail;
      if (!used?.userId || typeof newEmail !== 'string') return false;
      return changeAddress(act, used.userId, newEmail);
    });
  } catch (error) {
    // Somebody took the address at the same moment.
    if (hasSqlState(error, UNIQUE_VIOLATION)) return false;
    throw error;
  }
}

async function changeAddress(act: Act, userId: string, newEmail: string): Promise<boolean> {
  // Who entered it and never proved it has no claim on it.
  await act.tx.delete(users).where(and(hasEmail(newEmail), isNull(users.verifiedAt), ne(users.id, userId)));
  const [holder] = await act.tx.select({ id: users.id }).from(users).where(hasEmail(newEmail));
  if (holder && holder.id !== userId) return false;
  await act.tx.update(users).set({ email: newEmail }).where(eq(users.id, userId));
  await retireCodes(act.tx, userId, ['change-email', 'reset'], act.now);
  return true;
}
