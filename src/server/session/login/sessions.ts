import { and, eq, isNull, ne, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Session } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import type { Queryable } from '../../platform/database/client';
import { sessions } from '../../platform/database/schema';
import { unauthorized } from '../../platform/http/problem';
import { presentUser, type PresentableUser } from '../presenter';
import { lockUser, type UserRow } from '../reads';
import { signToken, tokenExpiry } from './tokens';

export interface NewSession {
  token: string;
  session: Session;
}

/** The identity that logged in, at the provider of a business (its id) or of the installation. */
interface SignedOn {
  identityId: string;
  provider: string;
}

/** How long a session lasts after its last use, in hours. Staff sessions end sooner because they reach further. */
const UNUSED_HOURS = { staff: 30 * 24, others: 60 * 24 };

/** When a session last used at an instant ends, given the user's role at that time (rule session.use). */
export const sessionEnd = (usedAt: SQL, userId: SQL): SQL => sql`${usedAt} + make_interval(hours => case
  when exists (select from business_staff where business_staff.user_id = ${userId})
  then ${sql.raw(String(UNUSED_HOURS.staff))} else ${sql.raw(String(UNUSED_HOURS.others))} end)`;

/**
 * Starts a session and returns its token (rule session.token). Undefined if the account's password is no longer the
 * one of `passwordHash`, which was checked earlier because checking is slow: no session may outlive the old password.
 * Also undefined if two-factor login is on, even if it was turned on moments ago, and no code was given. `signedOn`:
 * for a login at an identity provider.
 */
export async function startSession(
  db: Queryable,
  tokenSecret: string,
  user: PresentableUser & { passwordHash: string },
  now: Date,
  { hasGivenCode = false, signedOn }: { hasGivenCode?: boolean; signedOn?: SignedOn } = {},
): Promise<NewSession | undefined> {
  const { id, passwordHash } = user;
  const sessionId = v7();
  const at = sql`${now.toISOString()}::timestamptz`;
  // The row lock waits for a concurrent password change, and then detects it.
  const { rowCount } = await db.execute(sql`
    insert into sessions (id, user_id, created_at, last_used_at, expires_at, identity_id, sign_on_provider)
    select ${sessionId}::uuid, id, ${at}, ${at}, ${sessionEnd(at, sql`users.id`)}, ${signedOn?.identityId ?? null}::uuid,
        ${signedOn?.provider ?? null}
      from users where id = ${id}::uuid and password_hash = ${passwordHash}
        and disabled_at is null and (two_factor_since is null or ${hasGivenCode}) for share`);
  if (rowCount === 0) return undefined;
  const token = await signToken(tokenSecret, { userId: id, sessionId }, now);
  return { token, session: { user: presentUser(user), expires: tokenExpiry(now) } };
}

const openSessionsOf = (userId: string) => and(eq(sessions.userId, userId), isNull(sessions.revokedAt));

export async function revokeSession(act: Act, userId: string, sessionId: string): Promise<void> {
  await act.tx
    .update(sessions)
    .set({ revokedAt: act.now })
    .where(and(openSessionsOf(userId), eq(sessions.id, sessionId)));
  act.publish({ userIds: [userId] }, { type: 'logout', sessionId });
}

export async function revokeOtherSessions(act: Act, userId: string, keptSessionId: string): Promise<void> {
  const revoked = await act.tx
    .update(sessions)
    .set({ revokedAt: act.now })
    .where(and(openSessionsOf(userId), ne(sessions.id, keptSessionId)))
    .returning({ id: sessions.id });
  for (const { id } of revoked) act.publish({ userIds: [userId] }, { type: 'logout', sessionId: id });
}

/** Ends the sessions that an identity began. */
export async function revokeSessionsOf(act: Act, userId: string, identityId: string): Promise<void> {
  const revoked = await act.tx
    .update(sessions)
    .set({ revokedAt: act.now })
    .where(and(openSessionsOf(userId), eq(sessions.identityId, identityId)))
    .returning({ id: sessions.id });
  for (const { id } of revoked) act.publish({ userIds: [userId] }, { type: 'logout', sessionId: id });
}

export async function revokeAllSessions(act: Act, userId: string): Promise<void> {
  await act.tx.update(sessions).set({ revokedAt: act.now }).where(openSessionsOf(userId));
  act.publish({ userIds: [userId] }, { type: 'logout' });
}

export const sessionIsAlive = (sessionId: SQL, now: Date | Placeholder): SQL => sql`exists (
  select from sessions s join users u on u.id = s.user_id
  where s.id = ${sessionId} and s.revoked_at is null and s.expires_at > ${now instanceof Date ? now.toISOString() : now}::timestamptz
    and u.disabled_at is null)`;

/**
 * Returns the signed-in user's account, locked until this act ends. 401 if the session ended after the request was
 * authorized, for example by a new password, so that it can't start any other act.
 */
export async function lockSignedInUser(
  act: Act,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<UserRow> {
  const user = await lockUser(act, userId);
  const { rows } = await act.tx.execute<{ alive: boolean }>(
    sql`select ${sessionIsAlive(sql`${sessionId}::uuid`, act.now)} as alive`,
  );
  if (!user || !rows[0]?.alive) throw unauthorized();
  return user;
}
