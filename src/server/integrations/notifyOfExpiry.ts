import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { API_KEY_NOTICE_DAYS } from '../../domain/integrations/apiKeys';
import type { AppContext } from '../platform/context';
import { apiKeys, businesses } from '../platform/database/schema';
import { forEachSettled } from '../platform/jobs/batches';
import { recurringJob } from '../platform/jobs/recurring';
import { mailKeyExpiring } from './notices';

const NOTICE_MS = API_KEY_NOTICE_DAYS * 24 * 60 * 60 * 1000;

/** Mails, once, about each key that expires within two weeks. */
export async function notifyOfExpiry(context: AppContext): Promise<void> {
  const { database, clock } = context;
  const now = clock.now();
  const isDue = and(
    isNull(apiKeys.expiryNotifiedAt),
    gt(apiKeys.expiresAt, now),
    lte(apiKeys.expiresAt, new Date(now.getTime() + NOTICE_MS)),
  );
  const due = await database.db.select({ id: apiKeys.id }).from(apiKeys).where(isDue).orderBy(asc(apiKeys.expiresAt));
  await forEachSettled(due, ({ id }) =>
    context.act(async (act) => {
      const [key] = await act.tx
        .update(apiKeys)
        .set({ expiryNotifiedAt: act.now })
        .where(and(eq(apiKeys.id, id), isNull(apiKeys.expiryNotifiedAt)))
        .returning();
      const [business] = key ? await act.tx.select().from(businesses).where(eq(businesses.id, key.businessId)) : [];
      if (!key || !business) return;
      await mailKeyExpiring(act, business, { name: key.name, creatorId: key.userId, expires: key.expiresAt.getTime() });
    }),
  );
}

export const apiKeyExpiryJob = recurringJob({
  name: 'api-key-expiry',
  everySeconds: 3600,
  pollSeconds: 60,
  run: notifyOfExpiry,
});
