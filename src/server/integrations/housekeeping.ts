import { and, lt, lte, sql } from 'drizzle-orm';
import { MEMBER_CHANGE_DAYS } from '../../domain/integrations/memberChanges';
import { WEBHOOK_DELIVERY_DAYS } from '../../domain/integrations/webhooks';
import { removeInBatches } from '../platform/database/removeInBatches';
import { apiKeys, memberChanges, webhookDeliveries, webhooks } from '../platform/database/schema';
import { daysBefore, type Housekeeping } from '../platform/jobs/housekeeping';

/** How long staff still see that a key has expired. */
const EXPIRED_KEY_DAYS = 90;

export const integrationHousekeeping: Housekeeping = async ({ database: { db }, clock }) => {
  const { expiresAt } = apiKeys;
  await removeInBatches(db, apiKeys, {
    where: lt(expiresAt, daysBefore(clock.now(), EXPIRED_KEY_DAYS)),
    oldestBy: expiresAt,
  });
  await removeInBatches(db, webhookDeliveries, {
    where: lt(webhookDeliveries.createdAt, daysBefore(clock.now(), WEBHOOK_DELIVERY_DAYS)),
    oldestBy: webhookDeliveries.createdAt,
  });
  const now = clock.now();
  await db.update(webhooks).set({ previousSecret: null, previousUntil: null }).where(lte(webhooks.previousUntil, now));
  // A program that has ended a webhook this way doesn't come back to it.
  await removeInBatches(db, webhooks, {
    where: and(
      sql`${webhooks.apiKeyId} is not null and ${webhooks.disabledReason} = 'GONE'`,
      lt(webhooks.disabledAt, daysBefore(now, WEBHOOK_DELIVERY_DAYS)),
    ),
    oldestBy: webhooks.disabledAt,
  });
  const { changedAt, left } = memberChanges;
  await removeInBatches(db, memberChanges, {
    where: and(sql`${left}`, lt(changedAt, daysBefore(clock.now(), MEMBER_CHANGE_DAYS))),
    oldestBy: changedAt,
  });
};
