import { eq } from 'drizzle-orm';
import type { Config } from '../../platform/config/config';
import { decrypt, encrypt } from '../../platform/crypto';
import type { Queryable } from '../../platform/database/client';
import { zoomSettings } from '../../platform/database/schema';
import type { ZoomCredentials } from '../../platform/outgoing/zoomClient';

export type ZoomRow = typeof zoomSettings.$inferSelect;

export async function zoomSettingsOf(db: Queryable, businessId: string): Promise<ZoomRow | undefined> {
  const [row] = await db.select().from(zoomSettings).where(eq(zoomSettings.businessId, businessId));
  return row;
}

export const hasZoom = async (db: Queryable, businessId: string): Promise<boolean> =>
  (await zoomSettingsOf(db, businessId)) !== undefined;

/** Binds the encrypted secret to its business (rule businesses.zoomSecret). */
const encryptionPurpose = (businessId: string) => `zoom:${businessId}`;

export const encryptZoomSecret = ({ encryptionKey }: Config, businessId: string, secret: string): string =>
  encrypt(encryptionKey, secret, encryptionPurpose(businessId));

export async function zoomCredentials(
  db: Queryable,
  { encryptionKey }: Pick<Config, 'encryptionKey'>,
  businessId: string,
): Promise<ZoomCredentials | undefined> {
  const row = await zoomSettingsOf(db, businessId);
  if (!row) return undefined;
  return {
    apiKey: row.apiKey,
    secret: decrypt(encryptionKey, row.encryptedSecret, encryptionPurpose(businessId)),
    zoomUserId: row.zoomUserId,
    ...(row.accountId !== null && { accountId: row.accountId }),
  };
}
