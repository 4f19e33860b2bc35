import { eq } from 'drizzle-orm';
import type { Act } from '../../platform/act';
import type { Queryable } from '../../platform/database/client';
import { passkeys } from '../../platform/database/schema';
import { invalid, Problem } from '../../platform/http/problem';
import { findCode, hashSecret, issueCode, useCode } from '../codes';
import { userById, type UserRow } from '../reads';
import { refusals } from '../refusals';

const TICKET_SECONDS = 5 * 60;

export const loginExpired = () => invalid(refusals.loginExpired, [], 'login_expired');

export interface LoginTicket {
  ticket: string;
  hasPasskey: boolean;
}

/**
 * The first step, password or login link, has succeeded; the next one needs this ticket, which is not a session and has
 * no other use, and a code or a passkey.
 */
export const codeNeeded = (ticket: LoginTicket) =>
  new Problem(409, 'two_factor_required', refusals.twoFactorRequired, [], {}, ticket);

/**
 * Issues a ticket after the first step of a login, valid while the account has its present password (rule session.twoFactorLogin).
 */
export async function issueLoginTicket(
  db: Queryable,
  { id: userId, passwordHash }: UserRow,
  now: Date,
): Promise<LoginTicket> {
  const payload = { password: hashSecret(passwordHash) };
  const code = { purpose: 'two-factor-login', userId, payload, lastsSeconds: TICKET_SECONDS } as const;
  const ticket = await issueCode(db, code, now);
  return { ticket, hasPasskey: (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0 };
}

export async function ticketOwner(db: Queryable, ticket: string, now: Date): Promise<UserRow | undefined> {
  const code = await findCode(db, ticket, ['two-factor-login'], now);
  const user = code?.userId ? await userById(db, code.userId) : undefined;
  return user && code?.payload.password === hashSecret(user.passwordHash) ? user : undefined;
}

/** Uses a ticket, only once even if sent concurrently; 400 when it has expired or the password has changed. */
export async function useLoginTicket(act: Act, ticket: string, user: UserRow): Promise<void> {
  const used = await useCode(act.tx, ticket, ['two-factor-login'], act.now);
  if (used?.userId !== user.id || used.payload.password !== hashSecret(user.passwordHash)) throw loginExpired();
}
