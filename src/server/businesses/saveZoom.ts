import type { ZoomSettings, ZoomSettingsInput } from '../../contract/entities.gen';
import type { Config } from '../platform/config/config';
import type { AppContext } from '../platform/context';
import { decrypt, encrypt } from '../platform/crypto';
import type { Queryable } from '../platform/database/client';
import { zoomSettings } from '../platform/database/schema';
import { invalid, Problem } from '../platform/http/problem';
import { settleAction } from '../onboarding';
import { throttle, throttleKey } from '../platform/http/throttle';
import { presentZoom } from './presenter';
import { zoomSettingsOf } from './reads';
import { ZoomError, type ZoomCredentials } from '../platform/outgoing/zoomClient';

/** What the encrypted secret is bound to: it opens for no other business. */
const sealOf = (businessId: string) => `zoom:${businessId}`;

/** Specification 8. */
const NOT_SAVED = 'Unable to update Zoom credentials. Please try again later.';

/** The working integration of a business, its secret decrypted; undefined without one (decision 39). */
export async function zoomCredentials(
  db: Queryable,
  config: Config,
  businessId: string,
): Promise<ZoomCredentials | undefined> {
  const row = await zoomSettingsOf(db, businessId);
  if (!row) return undefined;
  return {
    apiKey: row.apiKey,
    secret: decrypt(config.encryptionKey, row.encryptedSecret, sealOf(businessId)),
    zoomUserId: row.zoomUserId,
    ...(row.accountId !== null && { accountId: row.accountId }),
  };
}

/**
 * Saves the integration once a test call with it has worked, which also settles ZOOM_PROMPT (decision 39). 400 for
 * credentials that Zoom refuses, 503 while Zoom does not answer, 429 when tried too often.
 */
export async function saveZoom(
  context: AppContext,
  businessId: string,
  userId: string,
  given: ZoomSettingsInput,
): Promise<ZoomSettings> {
  await throttle(context.database.db, throttleKey('zoom', businessId), 20, 10 * 60, context.clock.now());
  const accountId = given.zoomAccountId?.trim() || undefined;
  const credentials = {
    apiKey: given.zoomApiKey.trim(),
    secret: given.zoomApiSecret.trim(),
    zoomUserId: given.zoomUserId,
    accountId,
  };
  await tryOut(context, credentials);
  const { apiKey, secret, zoomUserId } = credentials;
  const encryptedSecret = encrypt(context.config.encryptionKey, secret, sealOf(businessId));
  return context.act(async (act) => {
    const values = { apiKey, encryptedSecret, zoomUserId, accountId: accountId ?? null, verifiedAt: act.now };
    const [row] = await act.tx
      .insert(zoomSettings)
      .values({ businessId, ...values })
      .onConflictDoUpdate({ target: zoomSettings.businessId, set: values })
      .returning();
    await settleAction(act, userId, businessId, 'ZOOM_PROMPT');
    return presentZoom(row);
  });
}

async function tryOut(context: AppContext, credentials: ZoomCredentials): Promise<void> {
  try {
    await context.zoom.verify(credentials);
  } catch (error) {
    if (!(error instanceof ZoomError)) throw error;
    context.log.warn({ err: error }, 'Zoom credentials not saved');
    if (error.kind === 'refused') throw invalid(NOT_SAVED, undefined, 'zoom_refused');
    throw new Problem(503, 'unavailable', NOT_SAVED, [], { 'retry-after': '60' });
  }
}
