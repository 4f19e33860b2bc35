import type { Business, BusinessUpdate, ZoomSettings, ZoomSettingsInput } from '../../contract/entities.gen';
import { businessCan } from '../../domain/permissions';
import { versionOf } from '../platform/http/version';
import type { BusinessRow } from '../tenancy';
import type { ZoomRow } from '../meetings';

export const presentBusiness = ({ id, name, role, staffTwoFactor, awaitsTwoFactor }: BusinessRow): Business => ({
  id,
  name,
  owner: role === 'owner',
  admin: role === 'admin',
  ...(role && staffTwoFactor && { staffTwoFactor }),
  ...(role && !awaitsTwoFactor && { version: versionOf<BusinessUpdate>({ name }) }),
  can: businessCan({ signedIn: true, ...(role && { staffRole: role, awaitsTwoFactor }) }),
});

/** Changing the secret changes the version. */
export const zoomVersion = (row: ZoomRow | undefined): string =>
  versionOf<ZoomSettingsInput>({
    zoomApiKey: row?.apiKey,
    zoomApiSecret: row?.encryptedSecret,
    zoomUserId: row?.zoomUserId,
    zoomAccountId: row?.accountId,
  });

export const presentZoom = (row: ZoomRow | undefined): ZoomSettings => ({
  configured: row !== undefined,
  ...(row && { zoomUserId: row.zoomUserId, zoomApiKey: row.apiKey }),
  ...(row && row.accountId !== null && { zoomAccountId: row.accountId }),
  version: zoomVersion(row),
});
