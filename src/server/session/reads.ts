import { domainToUnicode } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { normalizeEmail } from '../../domain/account/email';
import type { Act } from '../platform/act';
import type { Queryable } from '../platform/database/client';
import { users } from '../platform/database/schema';
import { unauthorized } from '../platform/http/problem';

export type UserRow = typeof users.$inferSelect;

/** The address with its domain as people write it, as some older accounts have it. */
const withUnicodeDomain = (email: string): string =>
  email.replace(/@(.*xn--.*)$/, (_, domain: string) => `@${domainToUnicode(domain)}`);

const isNormal = (email: string) => sql`fold_email(${users.email}) = fold_email(${normalizeEmail(email)})`;

/** Condition that an account has this address, however it is spelt. */
export const hasEmail = (email: string) => {
  const normal = normalizeEmail(email);
  // Also compares the address as given, since some older addresses were stored as they were typed.
  return sql`fold_email(${users.email}) in (
    fold_email(${normal}), fold_email(${email.trim()}), fold_email(${withUnicodeDomain(normal)}))`;
};

/**
 * The account with this address. Of several older accounts whose addresses differ only in invisible characters, the
 * one with the plain address.
 */
export async function userByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(hasEmail(email))
    .orderBy(sql`${isNormal(email)} desc`)
    .limit(1);
  return user;
}

/**
 * The subject for limits per address: the address of the matching account, however it was spelt, or the given address.
 * It doesn't change when an account is created, so the count doesn't reveal whether one exists.
 */
export async function throttleSubjectOfEmail(db: Queryable, email: string): Promise<string> {
  return normalizeEmail((await userByEmail(db, email))?.email ?? email);
}

export async function userById(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

export async function lockUser({ tx }: Act, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

export async function signedInUser(db: Queryable, id: string): Promise<UserRow> {
  const user = await userById(db, id);
  if (!user) throw unauthorized();
  return user;
}
