import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { SignOnConfirmation } from '../../contract/entities.gen';
import { normalizeEmail } from '../../domain/account/email';
import { FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED } from '../../domain/forms/fields';
import { CODE_REQUIRED } from '../../domain/session/twoFactor';
import type { Language } from '../../domain/text/languages';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { identities } from '../platform/database/schema';
import { countAttempt } from '../platform/http/limits/attempts';
import { withMinimumRefusalDuration } from '../platform/http/limits/minimumDuration';
import { refundAttempt, resetAttempts } from '../platform/http/limits/throttle';
import { conflict, invalidField } from '../platform/http/problem';
import {
  accountDetailsOf,
  countCodeAttempt,
  lockUser,
  matchesPassword,
  sessionLimits,
  upsertVerifiedAccount,
  useCode,
  userByEmail,
  useTwoFactorCode,
  type BrowserOrigin,
  type UserRow,
} from '../session';
import { acceptedOnSignUp, acceptVersions, checkAge } from '../terms';
import { checkBelongs, disabled, logInBy, signOnExpired, type FinishedSignOn, type NewIdentity } from './finishSignOn';
import { signOnLimits } from './limits';
import { identityOfTicket, isMailedCode } from './mailedCode';
import { signOnMails } from './mails';
import { businessOfInvite, findProvider, type Provider } from './providers';
import { refusals } from './refusals';

const MAX_IDENTITIES = 20;

const tooManyIdentities = () => conflict('identities_full', refusals.identitiesFull({ max: MAX_IDENTITIES }));

/** The same where no account has the address (rule session.sameAnswer). */
const wrongPassword = () => invalidField('password', refusals.wrongPassword);

const wrongCode = () => invalidField('mailedCode', refusals.wrongCode);

const linkDead = () => invalidField('mailedCode', refusals.inviteLinkInvalid);

/** The account of the address; only a verified one counts. Throws unless password or mailed code are right. */
async function checkProof(
  context: AppContext,
  identity: NewIdentity,
  { ticket, password, mailedCode }: SignOnConfirmation,
): Promise<UserRow | undefined> {
  const found = await userByEmail(context.database.db, identity.email);
  const user = found?.verifiedAt ? found : undefined;
  if (mailedCode !== undefined) {
    const guess = signOnLimits.guess(normalizeEmail(user?.email ?? identity.email));
    await countAttempt(context, guess);
    if (!isMailedCode(context, ticket, identity, mailedCode, user)) throw wrongCode();
    await refundAttempt(context.database.db, guess.key);
    // None was mailed, so this was a guess.
    if (!user && identity.inviteCode === undefined) throw wrongCode();
    return user;
  }
  await countAttempt(context, sessionLimits.password(normalizeEmail(user?.email ?? identity.email)));
  if (!(await matchesPassword(context, user?.passwordHash, password ?? ''))) throw wrongPassword();
  return user;
}

async function checkSecondStep(context: AppContext, user: UserRow, code: string | undefined): Promise<void> {
  if (user.twoFactorSince === null) return;
  if (code === undefined) throw invalidField('code', CODE_REQUIRED, 'required');
  await countCodeAttempt(context, [sessionLimits.twoFactor(user.id, user)], user);
}

/** Nobody knows its password; 'Forgot password?' sets one. */
async function newAccountOf(context: AppContext, given: SignOnConfirmation, language: Language) {
  const { firstName, lastName, timezone, confirmedAge } = given;
  if (firstName === undefined) throw invalidField('firstName', FIRST_NAME_REQUIRED, 'required');
  if (lastName === undefined) throw invalidField('lastName', LAST_NAME_REQUIRED, 'required');
  checkAge(context.config, confirmedAge);
  const password = randomBytes(32).toString('base64url');
  return accountDetailsOf(context, {
    firstName,
    lastName,
    password,
    language,
    ...(timezone && { timezone }),
    confirmedAge,
  });
}

/** Returns the identity's id; it may have been linked before, by another tab or before the person left the business. */
async function link(act: Act, user: UserRow, provider: Provider, { issuer, subject }: NewIdentity): Promise<string> {
  const isThis = and(eq(identities.issuer, issuer), eq(identities.subject, subject));
  const [present] = await act.tx.select().from(identities).where(isThis);
  if (present?.userId === user.id) return present.id;
  if ((await act.tx.$count(identities, eq(identities.userId, user.id))) >= MAX_IDENTITIES) throw tooManyIdentities();
  const row = { userId: user.id, issuer, subject, providerName: provider.name, createdAt: act.now };
  const [linked] = await act.tx.insert(identities).values(row).onConflictDoNothing().returning({ id: identities.id });
  // It belongs to another account.
  if (!linked) throw signOnExpired();
  const { firstName, email } = user;
  const data = {
    firstName,
    providerName: provider.name,
    ...(provider.business && { businessName: provider.business.name }),
  };
  act.mail({ to: email, template: signOnMails['identity-linked'], data });
  return linked.id;
}

/**
 * Links a new identity to the account with the address that the provider calls verified, given the account's password
 * or a code mailed to the address, and logs in (rule signOn.linking). Whoever came by an invite and has no
 * account gets one. 400 at the field for what is missing or wrong, with the same answers whether or not there is an
 * account; 409 beyond 20 identities.
 */
export async function confirmSignOn(
  context: AppContext,
  given: SignOnConfirmation,
  origin: BrowserOrigin,
): Promise<FinishedSignOn> {
  await countAttempt(context, signOnLimits.confirmFrom(origin.ip));
  const { identity } = await identityOfTicket(context, given.ticket, origin);
  const provider = await findProvider(context, identity.provider);
  if (!provider) throw signOnExpired();
  const { inviteCode, returnPath, email } = identity;
  const login = await withMinimumRefusalDuration(context, async () => {
    const known = await checkProof(context, identity, given);
    if (known?.disabledAt) throw disabled();
    if (known) await checkSecondStep(context, known, given.code);
    const details = known ? undefined : await newAccountOf(context, given, origin.language);
    if (details && (await businessOfInvite(context, inviteCode ?? '', origin.ip)) === undefined) throw linkDead();
    // Joining, which comes next, accepts what business and membership add.
    const isNew = details !== undefined;
    const versionIds = isNew
      ? await acceptedOnSignUp(context.database.db, { agreements: [] }, given.acceptedVersions)
      : [];
    return context.act(async (act) => {
      if (!(await useCode(act.tx, given.ticket, ['sign-on-link'], act.now))) throw signOnExpired();
      const id = known?.id ?? (details && (await upsertVerifiedAccount(act, email, details)).id);
      const user = id === undefined ? undefined : await lockUser(act, id);
      // The account's password or address may have been changed meanwhile, or somebody else has verified the account.
      const isSame = user?.passwordHash === (known ?? details)?.passwordHash && (!known || user?.email === known.email);
      if (!user || !isSame) throw signOnExpired();
      if (user.twoFactorSince !== null) await useTwoFactorCode(act, user, given.code ?? '');
      if (inviteCode === undefined) await checkBelongs(act.tx, provider, user.id);
      await acceptVersions(act, user.id, { versionIds, act: 'SIGN_ON' });
      return logInBy(act, user, { identityId: await link(act, user, provider, identity), provider: provider.ref });
    });
  });
  await resetAttempts(context.database.db, [sessionLimits.password(normalizeEmail(email)).key]);
  return { outcome: { session: login.session, ...(returnPath !== undefined && { returnPath }) }, login };
}
