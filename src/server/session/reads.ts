import { eq, sql } from 'drizzle-orm';
import { normalEmail } from '../../domain/account/email';
import type { Act } from '../platform/act';
import type { Queryable } from '../platform/database/client';
import { users } from '../platform/database/schema';
import { unauthorized } from '../platform/http/problem';

export type UserRow = typeof users.$inferSelect;

/** The condition that an account has this address, however it is spelt. */
export const hasEmail = (email: string) =>
  // As given, too: some older ones were stored without being composed.
  sql`lower(${users.email}) in (lower(${normalEmail(email)}), lower(${email.trim()}))`;

export async function userByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(hasEmail(email));
  return user;
}

/**
 * What limits by address count: the address of the account that it leads to, however it is spelt, or else itself. The
 * same before and after an account is made of it, so that the count doesn't tell whether there was one.
 */
export const subjectOf = (user: Pick<UserRow, 'email'> | undefined, email: string): string =>
  normalEmail(user?.email ?? email);

export async function subjectOfEmail(db: Queryable, email: string): Promise<string> {
  return subjectOf(await userByEmail(db, email), email);
}

export async function userById(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** The account, which nobody else changes until this act is over. */
export async function lockUser({ tx }: Act, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

/** The account that is signed in; 401 when it was deleted a moment ago. */
export async function signedInUser(db: Queryable, id: string): Promise<UserRow> {
  const user = await userById(db, id);
  if (!user) throw unauthorized();
  return user;
}
