import { and, eq, sql } from 'drizzle-orm';
import type { SignOnAnswer, SignOnOutcome, SignOnTest } from '../../contract/entities.gen';
import { firstNameField } from '../../domain/forms/fields';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { identities, signOnProviders } from '../platform/database/schema';
import { countAttempt } from '../platform/http/limits/attempts';
import { invalid } from '../platform/http/problem';
import { OidcError, type OidcPerson } from '../platform/outgoing/oidcClient';
import {
  accountDisabled,
  deviceCookie,
  issueCode,
  lockUser,
  startSession,
  useCode,
  type BrowserOrigin,
  type Login,
  type UserRow,
} from '../session';
import { ownerOf } from '../tenancy';
import { signOnLimits } from './limits';
import { findProvider, providerFailed, type Provider } from './providers';
import { settingsVersion } from './settings/presenter';
import { signOnBrowser, TICKET_SECONDS, type SignOnPayload } from './startSignOn';
import { refusals } from './refusals';

export interface FinishedSignOn {
  outcome: SignOnOutcome;
  login?: Login;
}

/** A new identity that waits for its confirmation. */
export interface NewIdentity {
  provider: string;
  issuer: string;
  subject: string;
  email: string;
  browser: string;
  inviteCode?: string | undefined;
  returnPath?: string | undefined;
  /** Keyed hash of the code that was mailed last, when (epoch milliseconds), and a hash of the account's password then. */
  mailedCode?: { hash: string; sentAt: number; password: string | null };
}

export const signOnExpired = () => invalid(refusals.signOnExpired, [], 'sign_on_expired');

/** Not 403, which would end the session of another account in this browser. */
export const disabled = () => invalid(accountDisabled().detail, [], 'account_disabled');

const notVerified = ({ name }: Provider) =>
  invalid(refusals.signOnUnverified({ providerName: name }), [], 'sign_on_unverified');

const notOfBusiness = ({ name, business }: Provider) =>
  invalid(
    business
      ? refusals.signOnElsewhere({ providerName: name, businessName: business.name })
      : refusals.signOnElsewhereUnnamed({ providerName: name }),
    [],
    'sign_on_elsewhere',
  );

async function belongs(db: Queryable, { business }: Provider, userId: string): Promise<boolean> {
  if (!business) return true;
  const { rows } = await db.execute(sql`
    select 1 from business_staff where business_id = ${business.id}::uuid and user_id = ${userId}::uuid
    union all
    select 1 from members join memberships on memberships.id = members.membership_id
    where memberships.business_id = ${business.id}::uuid and members.user_id = ${userId}::uuid
    limit 1`);
  return rows.length > 0;
}

/** A business's provider logs in the people of that business only (rule signOn.login). */
export async function checkBelongs(db: Queryable, provider: Provider, userId: string): Promise<void> {
  if (!(await belongs(db, provider, userId))) throw notOfBusiness(provider);
}

/** Starts a session by an identity; two-factor login is the provider's. The account must be locked. */
export async function logInBy(
  act: Act,
  user: UserRow,
  { identityId, provider }: { identityId: string; provider: string },
): Promise<Login> {
  await act.tx.update(identities).set({ lastUsedAt: act.now }).where(eq(identities.id, identityId));
  const options = { hasGivenCode: true, signedOn: { identityId, provider } };
  const session = await startSession(act.tx, act.config.tokenSecret, user, act.now, options);
  if (!session) throw signOnExpired();
  return { ...session, device: deviceCookie(act.config, user, act.now) };
}

/** Undefined for an identity that is not linked. */
function logInLinked(
  context: AppContext,
  provider: Provider,
  { issuer, subject }: OidcPerson,
  isInvited: boolean,
): Promise<Login | undefined> {
  return context.act(async (act) => {
    const isThis = and(eq(identities.issuer, issuer), eq(identities.subject, subject));
    const [found] = await act.tx.select().from(identities).where(isThis);
    const user = found && (await lockUser(act, found.userId));
    // It may have been removed a moment ago.
    const [identity] = user ? await act.tx.select().from(identities).where(isThis) : [];
    if (!user?.verifiedAt || identity?.userId !== user.id) return undefined;
    if (user.disabledAt) throw disabled();
    // Whoever has left the business proves again who they are, before its provider lets them in by an invite.
    if (!(await belongs(act.tx, provider, user.id))) {
      if (isInvited) return undefined;
      throw notOfBusiness(provider);
    }
    return logInBy(act, user, { identityId: identity.id, provider: provider.ref });
  });
}

const isName = (name: string | undefined): name is string =>
  name !== undefined && firstNameField().isValidSync(name, { strict: true });

async function issueTicket(
  { database, clock }: AppContext,
  provider: Provider,
  { issuer, subject, email, firstName, lastName }: OidcPerson,
  { browser, inviteCode, returnPath }: SignOnPayload,
): Promise<SignOnOutcome> {
  if (email === undefined) throw notVerified(provider);
  const { ref, name, business } = provider;
  const identity: NewIdentity = { provider: ref, issuer, subject, email, browser, inviteCode, returnPath };
  const code = { purpose: 'sign-on-link' as const, payload: { ...identity }, lastsSeconds: TICKET_SECONDS };
  const isInvited = inviteCode !== undefined;
  return {
    confirmation: {
      ticket: await issueCode(database.db, code, clock.now()),
      email,
      providerName: name,
      ...(business && { businessName: business.name }),
      invited: isInvited,
      ...(isInvited && isName(firstName) && { firstName }),
      ...(isInvited && isName(lastName) && { lastName }),
    },
    ...(returnPath !== undefined && { returnPath }),
  };
}

/** Counts settings as tested, if they are the same as at the start and their owner still runs the business. */
async function noteTest(
  context: AppContext,
  businessId: string,
  { ownerId, version }: NonNullable<SignOnPayload['test']>,
): Promise<boolean> {
  return context.act(async (act) => {
    const isThis = eq(signOnProviders.businessId, businessId);
    const [row] = await act.tx.select().from(signOnProviders).where(isThis).for('update');
    const owner = await ownerOf(act.tx, businessId);
    if (!row || owner?.id !== ownerId || settingsVersion(row) !== version) return false;
    if (row.testedAt === null) await act.tx.update(signOnProviders).set({ testedAt: act.now }).where(isThis);
    return true;
  });
}

const otherIssuer = (issuer: string) =>
  `The provider logs people in as ${issuer}. Please enter that as the issuer.`.slice(0, 2000);

const CHANGED = 'The settings have been changed since the test began. Please test them again.';

async function finishTest(
  context: AppContext,
  provider: Provider,
  test: NonNullable<SignOnPayload['test']>,
  ask: () => Promise<OidcPerson>,
): Promise<SignOnTest> {
  const businessId = provider.ref;
  try {
    const { email, issuer } = await ask();
    // Such as that of all organisations at once: whoever it logs in has an issuer of their own.
    if (issuer !== provider.issuer) return { businessId, worked: false, problem: otherIssuer(issuer) };
    if (email === undefined) return { businessId, worked: false, problem: notVerified(provider).message };
    if (!(await noteTest(context, businessId, test))) return { businessId, worked: false, problem: CHANGED };
    return { businessId, worked: true, email };
  } catch (error) {
    if (!(error instanceof OidcError)) throw error;
    return { businessId, worked: false, problem: error.message.slice(0, 2000) };
  }
}

/**
 * Takes the answer of an identity provider, once and in the browser that asked (rule signOn.login). Logs in whoever
 * the identity is linked to; a new one gets a ticket (rule signOn.linking).
 */
export async function finishSignOn(
  context: AppContext,
  { provider: ref, answer }: SignOnAnswer,
  { ip, cookies }: BrowserOrigin,
): Promise<FinishedSignOn> {
  await countAttempt(context, signOnLimits.finishFrom(ip));
  const { config, database, clock } = context;
  const query = new URLSearchParams(answer);
  const state = query.get('state') ?? '';
  const used = await useCode(database.db, state, ['sign-on'], clock.now());
  // Written only by startSignOn.
  const payload = used?.payload as SignOnPayload | undefined;
  if (!payload || payload.provider !== ref || payload.browser !== signOnBrowser.read(config, cookies))
    throw signOnExpired();
  const provider = await findProvider(context, ref, { isTest: payload.test !== undefined });
  if (!provider) throw signOnExpired();
  const ask = () => context.oidc.finish(provider, { ...payload, state }, query);
  if (payload.test) return { outcome: { test: await finishTest(context, provider, payload.test, ask) } };
  const person = await ask().catch((error: unknown) => {
    throw providerFailed(context, provider, error);
  });
  const login = await logInLinked(context, provider, person, payload.inviteCode !== undefined);
  if (!login) return { outcome: await issueTicket(context, provider, person, payload) };
  const { returnPath } = payload;
  return { outcome: { session: login.session, ...(returnPath !== undefined && { returnPath }) }, login };
}
