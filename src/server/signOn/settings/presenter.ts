import type { SignOnSettings, SignOnSettingsInput } from '../../../contract/entities.gen';
import type { Config } from '../../platform/config/config';
import { versionOf } from '../../platform/http/version';
import { redirectUriOf, type ProviderRow } from '../providers';

/** Changing the secret changes the version. */
export const settingsVersion = (row: ProviderRow | undefined): string =>
  versionOf<SignOnSettingsInput>({
    name: row?.name,
    issuer: row?.issuer,
    clientId: row?.clientId,
    clientSecret: row?.encryptedSecret,
    required: row?.required,
  });

export const presentSettings = (
  config: Pick<Config, 'publicUrl'>,
  businessId: string,
  row: ProviderRow | undefined,
): SignOnSettings => ({
  configured: row !== undefined,
  tested: row !== undefined && row.testedAt !== null,
  ...(row && { name: row.name, issuer: row.issuer, clientId: row.clientId }),
  required: row?.required ?? 'nobody',
  redirectUri: redirectUriOf(config, businessId),
  version: settingsVersion(row),
});
