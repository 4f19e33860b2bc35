import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { User } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import { users } from '../platform/database/schema';

/** What a registration says of a person besides their address. */
export interface Identity {
  firstName: string;
  lastName: string;
  passwordHash: string;
}

export interface Account extends User {
  isVerified: boolean;
}

/** The condition that an account has this address, whatever its case. */
export const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;

/**
 * The account with this address: a new one, one that is not proven yet (which takes the newest password), or the known
 * one as it is. One statement, the same for each, so that its time tells nothing.
 */
export function accountWith(act: Act, email: string, identity: Identity): Promise<Account> {
  const isOpen = sql`users.verified_at is null`;
  return upsert(
    act,
    email,
    identity,
    null,
    sql`password_hash = case when ${isOpen} then excluded.password_hash else users.password_hash end`,
  );
}

/**
 * The same for somebody who has just proven the address: an account that is new or not proven yet is verified and takes
 * name and password; a known one stays as it is.
 */
export function provenAccountWith(act: Act, email: string, identity: Identity): Promise<Account> {
  const isOpen = sql`users.verified_at is null`;
  const taken = ['first_name', 'last_name', 'password_hash', 'verified_at'].map((name) => {
    const column = sql.identifier(name);
    return sql`${column} = case when ${isOpen} then excluded.${column} else users.${column} end`;
  });
  return upsert(act, email, identity, act.now, sql.join(taken, sql`, `));
}

async function upsert(
  act: Act,
  email: string,
  { firstName, lastName, passwordHash }: Identity,
  verifiedAt: Date | null,
  changes: ReturnType<typeof sql>,
): Promise<Account> {
  const { rows } = await act.tx.execute<{
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    verified: boolean;
  }>(sql`
    insert into users (id, email, first_name, last_name, password_hash, verified_at, created_at)
    values (${v7()}, ${email}, ${firstName}, ${lastName}, ${passwordHash},
      ${verifiedAt?.toISOString() ?? null}, ${act.now.toISOString()})
    on conflict (lower(email)) do update set ${changes}
    returning id, email, first_name, last_name, verified_at is not null as verified`);
  const [row] = rows;
  if (!row) throw new Error('An upsert returned no row');
  const { id, first_name, last_name, verified } = row;
  return { id, email: row.email, firstName: first_name, lastName: last_name, isVerified: verified };
}
