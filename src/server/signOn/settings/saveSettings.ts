import { eq } from 'drizzle-orm';
import type { SignOnSettings, SignOnSettingsInput } from '../../../contract/entities.gen';
import { recordAct } from '../../audit';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { businesses, signOnProviders } from '../../platform/database/schema';
import { countAttempt } from '../../platform/http/limits/attempts';
import { invalidField, notFound, Problem } from '../../platform/http/problem';
import { refuseOutdated } from '../../platform/http/version';
import { OidcError } from '../../platform/outgoing/oidcClient';
import { signOnLimits } from '../limits';
import { openClientSecret, providerRow, redirectUriOf, sealClientSecret, type ProviderRow } from '../providers';
import { presentSettings, settingsVersion } from './presenter';
import { refusals } from '../refusals';

/**
 * Asks the provider for its own settings: none is stored, or required, that doesn't answer. Returns the issuer as the
 * provider states it, which may be spelt another way.
 */
async function askIssuer(
  context: AppContext,
  businessId: string,
  { issuer, clientId }: SignOnSettingsInput,
): Promise<string> {
  const redirectUri = redirectUriOf(context.config, businessId);
  try {
    return await context.oidc.check({ issuer, clientId, clientSecret: '', redirectUri, isTrusted: false });
  } catch (error) {
    if (!(error instanceof OidcError)) throw error;
    context.log.info({ err: error, businessId }, 'settings of an identity provider refused');
    if (error.kind !== 'unavailable') throw invalidField('issuer', error.detail);
    throw new Problem(503, 'unavailable', refusals.issuerUnavailable, [], { 'retry-after': '60' });
  }
}

const untested = () => invalidField('required', refusals.untested);

/** The stored secret, which belongs to one issuer and client only. */
function keptSecret(
  { config }: Act,
  row: ProviderRow | undefined,
  { issuer, clientId }: SignOnSettingsInput,
): string | undefined {
  return row?.issuer === issuer && row.clientId === clientId ? openClientSecret(config, row) : undefined;
}

async function write(
  act: Act,
  businessId: string,
  row: ProviderRow | undefined,
  given: SignOnSettingsInput,
): Promise<ProviderRow | undefined> {
  const kept = keptSecret(act, row, given);
  const secret = given.clientSecret || (kept ?? '');
  const isSame = row !== undefined && secret === kept;
  const testedAt = isSame ? row.testedAt : null;
  if (given.required !== 'nobody' && testedAt === null) throw untested();
  const { name, issuer, clientId, required } = given;
  const encryptedSecret = isSame ? row.encryptedSecret : sealClientSecret(act.config, businessId, secret);
  const values = { name, issuer, clientId, encryptedSecret, required, testedAt };
  const [stored] = await act.tx
    .insert(signOnProviders)
    .values({ businessId, ...values })
    .onConflictDoUpdate({ target: signOnProviders.businessId, set: values })
    .returning();
  return stored;
}

/**
 * Saves the business's identity provider (rule signOn.settings). 400 at the field for a provider that can't be used,
 * or an untested one that is to be required; 503 for one that doesn't answer; 409 if the settings have changed.
 */
export async function saveSignOnSettings(
  context: AppContext,
  businessId: string,
  typed: SignOnSettingsInput,
): Promise<SignOnSettings> {
  await countAttempt(context, signOnLimits.settings(businessId));
  const given = { ...typed, issuer: await askIssuer(context, businessId, typed) };
  return context.act(async (act) => {
    // There may be no row to lock.
    await act.tx.select().from(businesses).where(eq(businesses.id, businessId)).for('no key update');
    await act.confirm();
    const row = await providerRow(act.tx, businessId);
    refuseOutdated(given.version, settingsVersion(row));
    const stored = await write(act, businessId, row, given);
    await recordAct(act, 'SIGN_ON_CHANGED', { businessId, detail: given.required });
    return presentSettings(act.config, businessId, stored);
  });
}

/** Everybody logs in another way from now on; identities stay, for a provider with the same issuer. */
export function removeSignOnSettings(context: AppContext, businessId: string): Promise<void> {
  return context.act(async (act) => {
    await act.confirm();
    const { rowCount } = await act.tx.delete(signOnProviders).where(eq(signOnProviders.businessId, businessId));
    if (rowCount === 0) throw notFound();
    await recordAct(act, 'SIGN_ON_REMOVED', { businessId });
  });
}
