import type { Act } from '../../platform/act';
import type { Queryable } from '../../platform/database/client';
import { invalid, Problem } from '../../platform/http/problem';
import { findCode, hashOf, issueCode, useCode } from '../codes';
import { userById, type UserRow } from '../reads';

/** How long somebody has to find their phone. */
const TICKET_SECONDS = 5 * 60;

export const loginExpired = () => invalid('That took too long. Please log in again.', [], 'login_expired');

/** The password was right; what goes on, with a code, is the ticket. It is no session, and good for nothing else. */
export const codeNeeded = (ticket: string) =>
  new Problem(409, 'two_factor_required', 'Enter the code from your authenticator app.', [], {}, { ticket });

/** A ticket that stands for the password that was just given, while it is the account's (rule session.twoFactorLogin). */
export function issueLoginTicket(db: Queryable, { id: userId, passwordHash }: UserRow, now: Date): Promise<string> {
  const payload = { password: hashOf(passwordHash) };
  return issueCode(db, { purpose: 'two-factor-login', userId, payload, lastsSeconds: TICKET_SECONDS }, now);
}

/** Whose ticket this is; undefined once it is used or expired, or the password is another than that it stands for. */
export async function holderOf(db: Queryable, ticket: string, now: Date): Promise<UserRow | undefined> {
  const code = await findCode(db, ticket, ['two-factor-login'], now);
  const user = code?.userId ? await userById(db, code.userId) : undefined;
  return user && code?.payload.password === hashOf(user.passwordHash) ? user : undefined;
}

/** Uses a ticket up, once whoever comes at the same time; 400 when it is over or the password is another by now. */
export async function useLoginTicket(act: Act, ticket: string, user: UserRow): Promise<void> {
  const used = await useCode(act.tx, ticket, ['two-factor-login'], act.now);
  if (used?.userId !== user.id || used.payload.password !== hashOf(user.passwordHash)) throw loginExpired();
}
