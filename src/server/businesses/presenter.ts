import type { Business, ZoomSettings } from '../../contract/entities.gen';
import { businessCan } from '../../domain/permissions';
import type { BusinessRow, ZoomRow } from './reads';

export const presentBusiness = ({ id, name, role }: BusinessRow): Business => ({
  id,
  name,
  owner: role === 'owner',
  admin: role === 'admin',
  can: businessCan({ signedIn: true, ...(role && { staffRole: role }) }),
});

/** The integration without its secret (decision 39). */
export const presentZoom = (row: ZoomRow | undefined): ZoomSettings =>
  row
    ? {
        configured: true,
        zoomUserId: row.zoomUserId,
        zoomApiKey: row.apiKey,
        ...(row.accountId !== null && { zoomAccountId: row.accountId }),
      }
    : { configured: false };
