import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Act, AppContext } from '../context';
import { issueCode, LINK_SECONDS } from './codes';
import { takingEqualTime } from './equalTime';
import { hashPassword } from './passwords';
import { throttle, throttleKey } from './throttle';

/** What opening the link of a registration leads to, once the address is proven (decisions 13 to 16). */
export type Purpose =
  | { then: 'business'; businessName: string }
  | {
      then: 'leader' | 'participant';
      inviteCode: string;
      membershipId?: string;
      preferredPodId?: string;
      contactWhenNewPod?: boolean;
    }
  | { then: 'account' };

/** What came with the registration. Taken over by the account only when this link is the one that proves it. */
export interface Identity {
  firstName: string;
  lastName: string;
  passwordHash: string;
}

/** What a verification code carries. Copies of a code share their `registration`: using one uses them all. */
export interface Verification {
  registration: string;
  purpose: Purpose;
  identity?: Identity;
}

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

interface Account {
  id: string;
  email: string;
  firstName: string;
  isVerified: boolean;
}

/**
 * Registers somebody and sends the link that completes it. An unknown address and a known one cost the same
 * statements and the same time, and the caller answers the same to both; only the mailbox learns which it was. Nothing
 * but the account is made before the link is opened. 429 when tried too often from one address.
 */
export async function register(
  context: AppContext,
  given: { person: Person; purpose: Purpose; ip: string; membershipName?: string },
): Promise<void> {
  const { person, purpose, ip, membershipName } = given;
  const now = context.clock.now();
  await throttle(context.database.db, throttleKey('register-ip', ip), 60, 15 * 60, now);
  await throttle(context.database.db, throttleKey('register', person.email), 5, 15 * 60, now);
  await takingEqualTime(async () => {
    const { firstName, lastName } = person;
    const identity = { firstName, lastName, passwordHash: await hashPassword(person.password) };
    await context.act(async (act) => {
      const account = await accountOf(act, person.email, identity);
      const verification = { registration: v7(), purpose, identity };
      if (!account.isVerified) await startVerification(act, context, { ...account, firstName }, verification);
      else await offerToKnown(act, context, account, verification, membershipName);
    });
  });
}

/** The account with this address: a new one, one not proven yet (which takes the newest password), or the known one. */
async function accountOf(act: Act, email: string, identity: Identity): Promise<Account> {
  const { firstName, lastName, passwordHash } = identity;
  const { rows } = await act.tx.execute<{ id: string; email: string; first_name: string; verified: boolean }>(sql`
    insert into users (id, email, first_name, last_name, password_hash, created_at)
    values (${v7()}, ${email}, ${firstName}, ${lastName}, ${passwordHash}, ${act.now.toISOString()})
    on conflict (lower(email)) do update set password_hash =
      case when users.verified_at is null then excluded.password_hash else users.password_hash end
    returning id, email, first_name, verified_at is not null as verified`);
  const [row] = rows;
  if (!row) throw new Error('An upsert returned no row');
  return { id: row.id, email: row.email, firstName: row.first_name, isVerified: row.verified };
}

const linkWith = ({ config }: AppContext, code: string) => `${config.publicUrl}/v1/users/verify-email?code=${code}`;

/** Sends somebody the link that proves their address; what opening it leads to travels with its code. */
export async function startVerification(
  act: Act,
  context: AppContext,
  user: { id: string; email: string; firstName: string },
  verification: Verification,
): Promise<void> {
  const payload = { ...verification };
  const code = { purpose: 'verify', userId: user.id, payload, lastsSeconds: LINK_SECONDS } as const;
  const link = linkWith(context, await issueCode(act.tx, code, act.now));
  act.mail({ to: user.email, template: 'verify-email', data: { firstName: user.firstName, link } });
}

/** Somebody registered with the address of an account: its mailbox gets a link that does it with that account. */
async function offerToKnown(
  act: Act,
  context: AppContext,
  account: Account,
  { registration, purpose }: Verification,
  membershipName: string | undefined,
): Promise<void> {
  const payload = { registration, purpose };
  const code = { purpose: 'join', userId: account.id, payload, lastsSeconds: LINK_SECONDS } as const;
  const link = linkWith(context, await issueCode(act.tx, code, act.now));
  const data = { firstName: account.firstName, link, ...(membershipName && { membershipName }) };
  act.mail({ to: account.email, template: 'known-address', data });
}
