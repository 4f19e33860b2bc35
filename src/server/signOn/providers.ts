import { and, eq, isNotNull } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { SignOnProvider } from '../../contract/entities.gen';
import { signedOnPath } from '../../domain/links';
import { INSTALLATION_PROVIDER } from '../../domain/session/installationProvider';
import { resolveInvite } from '../memberships';
import type { Config } from '../platform/config/config';
import type { AppContext } from '../platform/context';
import { decrypt, encrypt } from '../platform/crypto';
import type { Queryable } from '../platform/database/client';
import { businesses, memberships, signOnProviders } from '../platform/database/schema';
import { Problem } from '../platform/http/problem';
import { OidcError, type OidcProvider } from '../platform/outgoing/oidcClient';
import { refusals } from './refusals';

export type ProviderRow = typeof signOnProviders.$inferSelect;

interface Named {
  ref: string;
  name: string;
  business?: { id: string; name: string };
}

/** A provider that people log in with. */
export type Provider = OidcProvider & Named;

type Keys = Pick<Config, 'publicUrl' | 'encryptionKey'>;

/**
 * An address of its own for each provider: what one of them sends back can't be taken for another's answer (mix-up
 * attack).
 */
export const redirectUriOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, ref: string): string =>
  publicUrl + signedOnPath(ref);

/** Binds the encrypted secret to its business. */
const purposeOf = (businessId: string) => `sign-on:${businessId}`;

export const sealClientSecret = (
  { encryptionKey }: Pick<Config, 'encryptionKey'>,
  businessId: string,
  secret: string,
) => encrypt(encryptionKey, secret, purposeOf(businessId));

export const openClientSecret = (
  { encryptionKey }: Pick<Config, 'encryptionKey'>,
  { businessId, encryptedSecret }: Pick<ProviderRow, 'businessId' | 'encryptedSecret'>,
): string => decrypt(encryptionKey, encryptedSecret, purposeOf(businessId));

export const oidcProviderOf = (config: Keys, row: ProviderRow): OidcProvider => ({
  issuer: row.issuer,
  clientId: row.clientId,
  clientSecret: openClientSecret(config, row),
  redirectUri: redirectUriOf(config, row.businessId),
  isTrusted: false,
});

function installationProvider(config: Config): Provider | undefined {
  if (!config.oidc) return undefined;
  const ref = INSTALLATION_PROVIDER;
  return { ref, ...config.oidc, redirectUri: redirectUriOf(config, ref), isTrusted: true };
}

export async function providerRow(db: Queryable, businessId: string): Promise<ProviderRow | undefined> {
  const [row] = await db.select().from(signOnProviders).where(eq(signOnProviders.businessId, businessId));
  return row;
}

/** `isTest`: whether it need not have been tested yet. */
async function namedProvider(
  db: Queryable,
  businessId: string,
  { isTest = false } = {},
): Promise<(Named & { row: ProviderRow }) | undefined> {
  const isUsable = isTest ? undefined : isNotNull(signOnProviders.testedAt);
  const [found] = await db
    .select({ row: signOnProviders, businessName: businesses.name })
    .from(signOnProviders)
    .innerJoin(businesses, eq(businesses.id, signOnProviders.businessId))
    .where(and(eq(signOnProviders.businessId, businessId), isNotNull(businesses.approvedAt), isUsable));
  if (!found) return undefined;
  const { row, businessName } = found;
  return { ref: businessId, name: row.name, business: { id: businessId, name: businessName }, row };
}

/** Undefined for an unknown provider, and for one that hasn't been tested, unless this is the test. */
export async function findProvider(
  { config, database: { db } }: AppContext,
  ref: string,
  options: { isTest?: boolean } = {},
): Promise<Provider | undefined> {
  if (ref === INSTALLATION_PROVIDER) return installationProvider(config);
  const found = isUuid(ref) ? await namedProvider(db, ref, options) : undefined;
  if (!found) return undefined;
  const { row, ...named } = found;
  return { ...oidcProviderOf(config, row), ...named };
}

/** The business of an invite link; undefined for an unknown code. */
export async function businessOfInvite(context: AppContext, code: string, ip: string): Promise<string | undefined> {
  const invite = await resolveInvite(context, { code, ip });
  if (!invite) return undefined;
  const [membership] = await context.database.db
    .select({ businessId: memberships.businessId })
    .from(memberships)
    .where(eq(memberships.id, invite.membershipId));
  return membership?.businessId;
}

const presentProvider = ({ ref, name, business }: Named): SignOnProvider => ({
  ref,
  name,
  ...(business && { businessName: business.name }),
});

/** The installation's provider and that of a business, given by its id or an invite link. */
export async function listSignOnProviders(
  context: AppContext,
  { businessId, inviteCode }: { businessId?: string | undefined; inviteCode?: string | undefined },
  ip: string,
): Promise<SignOnProvider[]> {
  const { config, database } = context;
  const wanted = inviteCode === undefined ? businessId : await businessOfInvite(context, inviteCode, ip);
  const own = wanted === undefined ? undefined : await namedProvider(database.db, wanted);
  return [own, installationProvider(config)].flatMap((provider) => (provider ? [presentProvider(provider)] : []));
}

/** For the person; why a provider failed is for the log, and for whoever set it up. */
export function providerFailed(context: AppContext, { ref, name }: Provider, error: unknown): Problem {
  if (!(error instanceof OidcError)) throw error;
  context.log.warn({ err: error, provider: ref }, 'identity provider failed');
  if (error.kind === 'unavailable') {
    return new Problem(503, 'unavailable', refusals.providerUnavailable({ name }), [], { 'retry-after': '60' });
  }
  const detail = error.kind === 'refused' ? refusals.providerRefused({ name }) : refusals.providerInvalid({ name });
  return new Problem(400, 'sign_on_refused', detail);
}
