import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { apiKeys } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { lockBusiness } from './lockBusiness';

/** Ends a key, after any act that it has begun (rule integrations.keys). */
export async function revokeApiKey(context: AppContext, businessId: string, apiKeyId: string): Promise<void> {
  await context.act(async (act) => {
    await lockBusiness(act, businessId);
    const isThisKey = and(eq(apiKeys.id, apiKeyId), eq(apiKeys.businessId, businessId));
    const [revoked] = await act.tx.delete(apiKeys).where(isThisKey).returning({ name: apiKeys.name });
    if (!revoked) throw notFound();
    await recordAct(act, 'API_KEY_REVOKED', { businessId, detail: revoked.name });
  });
}

/** Revokes a person's keys in a business, before they lose their role in it. The database allows no key without one. */
export async function revokeKeysOf(act: Act, businessId: string, personId: string): Promise<void> {
  const revoked = await act.tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.businessId, businessId), eq(apiKeys.userId, personId)))
    .returning({ name: apiKeys.name });
  for (const { name: detail } of revoked) await recordAct(act, 'API_KEY_REVOKED', { businessId, personId, detail });
}
