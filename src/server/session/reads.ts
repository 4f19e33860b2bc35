import { eq, sql } from 'drizzle-orm';
import type { Act } from '../platform/act';
import type { Queryable } from '../platform/database/client';
import { users } from '../platform/database/schema';
import { unauthorized } from '../platform/http/problem';

export type UserRow = typeof users.$inferSelect;

/** The condition that an account has this address, whatever its case. */
export const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;

export async function userByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(hasEmail(email));
  return user;
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
