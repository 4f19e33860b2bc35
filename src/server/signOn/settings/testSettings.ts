import type { AppContext } from '../../platform/context';
import { countAttempt } from '../../platform/http/limits/attempts';
import { notFound } from '../../platform/http/problem';
import type { BrowserOrigin } from '../../session';
import { signOnLimits } from '../limits';
import { findProvider, providerRow } from '../providers';
import { openProvider, type StartedSignOn } from '../startSignOn';
import { settingsVersion } from './presenter';

/** Begins a login that tests the stored settings (rule signOn.settings). 404 without any. */
export async function testSignOnSettings(
  context: AppContext,
  businessId: string,
  ownerId: string,
  origin: BrowserOrigin,
): Promise<StartedSignOn> {
  await countAttempt(context, signOnLimits.settings(businessId));
  const row = await context.act(async (act) => {
    await act.confirm();
    return providerRow(act.tx, businessId);
  });
  const provider = row && (await findProvider(context, businessId, { isTest: true }));
  if (!provider) throw notFound();
  return openProvider(context, provider, origin, { test: { ownerId, version: settingsVersion(row) } });
}
