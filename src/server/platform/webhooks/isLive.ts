import { sql, type SQL } from 'drizzle-orm';
import { awaitsTwoFactor } from '../database/awaitsTwoFactor';

/**
 * Whether messages are written for a webhook `w` and sent to it. A program's webhook, whose key is `k`, is told nothing
 * once the key has expired, or while its creator may not act (rule integrations.webhooks).
 */
export const isLive = (now: SQL): SQL<boolean> => sql<boolean>`(w.disabled_at is null and (w.api_key_id is null or (
  k.expires_at > ${now} and not ${awaitsTwoFactor(sql`k.business_id`, sql`k.user_id`)}
  and exists (select from users creator where creator.id = k.user_id and creator.disabled_at is null))))`;
