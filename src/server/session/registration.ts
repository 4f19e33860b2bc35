import { v7 } from 'uuid';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { accountWith, type Account, type Identity } from './accounts';
import { issueCode, LINK_SECONDS } from './codes';
import { withMinimumDuration } from '../platform/http/minimumDuration';
import { hashPassword } from './passwords';
import { throttle, throttleKey } from '../platform/http/throttle';
import { sessionMails } from './mails';

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

/** What a verification code carries. Copies of a code share their `registration`: using one uses them all. */
export interface Verification {
  registration: string;
  purpose: Purpose;
  /** Taken over by the account only when this link is the one that proves it. */
  identity?: Identity;
}

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
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
  await throttle(context.database.db, throttleKey('register-ip', ip), 300, 15 * 60, now);
  await throttle(context.database.db, throttleKey('register', person.email), 5, 15 * 60, now);
  await withMinimumDuration(async () => {
    const [firstName, lastName] = [person.firstName.trim(), person.lastName.trim()];
    const identity = { firstName, lastName, passwordHash: await hashPassword(person.password) };
    await context.act(async (act) => {
      const account = await accountWith(act, person.email, identity);
      const verification = { registration: v7(), purpose, identity };
      if (!account.isVerified) await startVerification(act, context, { ...account, firstName }, verification);
      else await offerToKnown(act, context, account, verification, membershipName);
    });
  });
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
  act.mail({ to: user.email, template: sessionMails['verify-email'], data: { firstName: user.firstName, link } });
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
  const data = {
    firstName: account.firstName,
    link,
    ...(membershipName && { membershipName }),
    ...(purpose.then === 'business' && { registersBusiness: true }),
  };
  act.mail({ to: account.email, template: sessionMails['known-address'], data });
}
