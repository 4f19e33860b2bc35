import { sql, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { User } from '../../contract/entities.gen';
import { toStoredEmail } from '../../domain/account/email';
import type { Language } from '../../domain/text/languages';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { hashPassword } from './login/passwords';
import { hasEmail } from './reads';

export interface Registrant {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  /** IANA name, from the browser. */
  timezone?: string;
  /** That of the screens on which they registered. */
  language: Language;
  confirmedAge?: number;
}

export interface AccountDetails {
  firstName: string;
  lastName: string;
  passwordHash: string;
  /** Registrations stored by 0.1.0 have none. */
  language?: Language;
  timezone?: string;
  confirmedAge?: number;
}

export interface Account extends User {
  isVerified: boolean;
}

export async function accountDetailsOf(
  context: AppContext,
  person: Omit<Registrant, 'email'>,
): Promise<AccountDetails> {
  const { firstName, lastName, password, timezone, language, confirmedAge } = person;
  return {
    firstName,
    lastName,
    passwordHash: await hashPassword(context, password),
    language,
    ...(timezone && { timezone }),
    ...(confirmedAge !== undefined && { confirmedAge }),
  };
}

/** Takes the new value while the account is unverified, and keeps the current value afterwards. */
function takenUntilVerified(name: string): SQL {
  const column = sql.identifier(name);
  return sql`${column} = case when users.verified_at is null then excluded.${column} else users.${column} end`;
}

/**
 * Returns the account with this address: a new account, an unverified account (with the newest password), or a known
 * account, unchanged. Uses the same single statement in each case, so that its timing reveals nothing (rule
 * session.sameAnswer).
 */
export function upsertAccount(act: Act, email: string, identity: AccountDetails): Promise<Account> {
  return upsert(act, email, identity, { verifiedAt: null, taken: ['password_hash'] });
}

/**
 * Returns the account for a person who has just proven the address: a new or unverified account becomes verified and
 * takes the name and password; a known account is unchanged.
 */
export function upsertVerifiedAccount(act: Act, email: string, identity: AccountDetails): Promise<Account> {
  const taken = ['first_name', 'last_name', 'password_hash', 'timezone', 'language', 'confirmed_age', 'verified_at'];
  return upsert(act, email, identity, { verifiedAt: act.now, taken });
}

async function upsert(
  act: Act,
  email: string,
  { firstName, lastName, passwordHash, timezone, language, confirmedAge }: AccountDetails,
  { verifiedAt, taken }: { verifiedAt: Date | null; taken: string[] },
): Promise<Account> {
  const { rows } = await act.tx.execute<Account & Record<string, unknown>>(sql`
    insert into users (id, email, first_name, last_name, password_hash, timezone, language, confirmed_age,
      verified_at, created_at)
    values (${v7()}, coalesce((select email from users where ${hasEmail(email)} order by created_at limit 1),
      ${toStoredEmail(email)}), ${firstName}, ${lastName}, ${passwordHash}, ${timezone ?? null}, ${language},
      ${confirmedAge ?? null}, ${verifiedAt?.toISOString() ?? null}, ${act.now.toISOString()})
    on conflict (fold_email(email)) do update set ${sql.join(taken.map(takenUntilVerified), sql`, `)}
    returning id, email, first_name as "firstName", last_name as "lastName", language, verified_at is not null as "isVerified"`);
  const [account] = rows;
  if (!account) throw new Error('An upsert returned no row');
  return account;
}
