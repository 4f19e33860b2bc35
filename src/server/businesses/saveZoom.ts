import { eq } from 'drizzle-orm';
import type { ZoomSettings, ZoomSettingsInput } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import { markActionDone } from '../onboarding';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { businesses, zoomSettings } from '../platform/database/schema';
import { invalid, Problem } from '../platform/http/problem';
import { countAttempt } from '../platform/http/limits/attempts';
import { businessesLimits } from './limits';
import { refuseOutdated } from '../platform/http/version';
import { ZoomError, type ZoomCredentials } from '../platform/outgoing/zoomClient';
import { ownerOf } from '../tenancy';
import { encryptZoomSecret, zoomSettingsOf, type ZoomRow } from '../meetings';
import { presentZoom, zoomVersion } from './presenter';
import { refusals } from './refusals';

/**
 * Saves the integration after a successful test call, which also completes the owner's ZOOM_PROMPT (rules
 * businesses.zoom and onboarding.done). 400 for credentials rejected by Zoom, 503 while Zoom is unavailable, 429 if
 * tried too often, 409 if the integration has changed since the client read it.
 */
export async function saveZoom(
  context: AppContext,
  businessId: string,
  given: ZoomSettingsInput,
): Promise<ZoomSettings> {
  await countAttempt(context, businessesLimits.zoom(businessId));
  const credentials = credentialsOf(given);
  await verifyAtZoom(context, credentials);
  return context.act(async (act) => {
    // There may be no row to lock at this point.
    await act.tx.select().from(businesses).where(eq(businesses.id, businessId)).for('no key update');
    await act.confirm();
    refuseOutdated(given.version, zoomVersion(await zoomSettingsOf(act.tx, businessId)));
    const row = await writeSettings(act, businessId, credentials);
    await recordAct(act, 'ZOOM_CONNECTED', { businessId });
    const owner = await ownerOf(act.tx, businessId);
    if (owner) await markActionDone(act, owner.id, businessId, 'ZOOM_PROMPT');
    return presentZoom(row);
  });
}

const credentialsOf = ({ zoomApiKey, zoomApiSecret, zoomUserId, zoomAccountId }: ZoomSettingsInput) => ({
  apiKey: zoomApiKey,
  secret: zoomApiSecret,
  zoomUserId,
  accountId: zoomAccountId || undefined,
});

async function verifyAtZoom(context: AppContext, credentials: ZoomCredentials): Promise<void> {
  try {
    await context.zoom.verify(credentials);
  } catch (error) {
    if (!(error instanceof ZoomError)) throw error;
    context.log.warn({ err: error }, 'could not save Zoom credentials');
    if (error.kind === 'refused') throw invalid(refusals.zoomNotSaved, undefined, 'zoom_refused');
    throw new Problem(503, 'unavailable', refusals.zoomNotSaved, [], { 'retry-after': '60' });
  }
}

async function writeSettings(
  act: Act,
  businessId: string,
  { apiKey, secret, zoomUserId, accountId }: ZoomCredentials,
): Promise<ZoomRow | undefined> {
  const encryptedSecret = encryptZoomSecret(act.config, businessId, secret);
  const values = { apiKey, encryptedSecret, zoomUserId, accountId: accountId ?? null, verifiedAt: act.now };
  const [row] = await act.tx
    .insert(zoomSettings)
    .values({ businessId, ...values })
    .onConflictDoUpdate({ target: zoomSettings.businessId, set: values })
    .returning();
  return row;
}
