import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql, eq } from 'drizzle-orm';
import { normalizeCode } from '../../domain/session/twoFactor';
import type { AppContext } from '../platform/context';
import type { Config } from '../platform/config/config';
import { keyedHash } from '../platform/crypto';
import { codes } from '../platform/database/schema';
import { countAttempt } from '../platform/http/limits/attempts';
import { withMinimumDuration } from '../platform/http/limits/minimumDuration';
import {
  findCode,
  hashSecret,
  RESEND_INTERVAL_SECONDS,
  throttleSubjectOfEmail,
  userByEmail,
  type BrowserOrigin,
  type UserRow,
} from '../session';
import { signOnExpired, type NewIdentity } from './finishSignOn';
import { signOnLimits } from './limits';
import { signOnMails } from './mails';
import { findProvider } from './providers';
import { signOnBrowser } from './startSignOn';

const CODE_MS = 15 * 60_000;

const hashOf = ({ encryptionKey }: Pick<Config, 'encryptionKey'>, ticket: string, code: string): string =>
  keyedHash(encryptionKey, 'sign-on-code', `${ticket} ${code}`);

/** The new identity of a ticket, in the browser that it was issued to; `sign_on_expired` otherwise. */
export async function identityOfTicket(
  { config, database, clock }: AppContext,
  ticket: string,
  { cookies }: BrowserOrigin,
): Promise<{ id: string; identity: NewIdentity }> {
  const found = await findCode(database.db, ticket, ['sign-on-link'], clock.now());
  // Written only by finishSignOn.
  const identity = found?.payload as unknown as NewIdentity | undefined;
  if (!found || !identity || identity.browser !== signOnBrowser.read(config, cookies)) throw signOnExpired();
  return { id: found.id, identity };
}

/** By it a code ends with the password at whose time it was mailed. */
const passwordMark = (user: UserRow | undefined) => (user ? hashSecret(user.passwordHash) : null);

/** `user`: the verified account with the identity's address. */
export function isMailedCode(
  { config, clock }: AppContext,
  ticket: string,
  { mailedCode }: NewIdentity,
  typed: string,
  user: UserRow | undefined,
): boolean {
  if (!mailedCode || mailedCode.password !== passwordMark(user)) return false;
  if (clock.now().getTime() - mailedCode.sentAt > CODE_MS) return false;
  const given = Buffer.from(hashOf(config, ticket, normalizeCode(typed)));
  const right = Buffer.from(mailedCode.hash);
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * Mails a code to the address of a new identity, if an account has it or an invite allows one (rule
 * signOn.linking). The answer and its timing are the same either way. Does nothing within a minute.
 */
export async function sendSignOnCode(context: AppContext, ticket: string, origin: BrowserOrigin): Promise<void> {
  const { database, config, clock } = context;
  const { id, identity } = await identityOfTicket(context, ticket, origin);
  const sentAt = identity.mailedCode?.sentAt ?? 0;
  if (clock.now().getTime() - sentAt < RESEND_INTERVAL_SECONDS * 1000) return;
  await countAttempt(context, signOnLimits.codeFrom(origin.ip));
  await countAttempt(context, signOnLimits.codeOfProvider(identity.provider));
  await countAttempt(context, signOnLimits.code(await throttleSubjectOfEmail(database.db, identity.email)));
  await withMinimumDuration(context, async () => {
    const provider = await findProvider(context, identity.provider);
    const user = await userByEmail(database.db, identity.email);
    const isKnown = user !== undefined && user.verifiedAt !== null && !user.disabledAt;
    const canSignUp = !user?.verifiedAt && identity.inviteCode !== undefined;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await context.act(async (act) => {
      const hash = hashOf(config, ticket, code);
      const mailedCode = { hash, sentAt: act.now.getTime(), password: passwordMark(isKnown ? user : undefined) };
      await act.tx
        .update(codes)
        .set({ payload: sql`${codes.payload} || ${JSON.stringify({ mailedCode })}::jsonb` })
        .where(eq(codes.id, id));
      if (!provider || !(isKnown || canSignUp)) return;
      const data = {
        firstName: user?.firstName ?? '',
        code,
        providerName: provider.name,
        ...(provider.business && { businessName: provider.business.name }),
        isNew: !isKnown,
      };
      act.mail({ to: user?.email ?? identity.email, template: signOnMails['sign-on-code'], data });
    });
  });
}
