import { sql } from 'drizzle-orm';
import { WEBHOOK_RETRY_DAYS, type WebhookEvent } from '../../../domain/integrations/webhooks';
import type { Act } from '../act';
import { enqueueJobs } from '../jobs/enqueue';
import { webhookQueue, type WebhookJob } from './queue';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface NewWebhookEvent {
  type: WebhookEvent;
  membershipId: string;
  /** The person it is about, who is a member when this is called. */
  userId?: string;
  invitationId?: string;
  podId?: string;
  /** More fields of its data, as the contract names them. */
  details?: Record<string, string | number>;
}

/**
 * Writes events for the webhooks that ask for them, in the transaction that causes them: a rolled-back event is never sent, a committed
 * one never lost (rule integrations.webhooks). Call it while the people, pods and invitations still exist. One statement, however many
 * events there are, and another one for the webhooks that are to be called.
 */
export async function emitWebhookEvents(act: Act, events: readonly NewWebhookEvent[]): Promise<void> {
  if (events.length === 0) return;
  const now = sql`${act.now.toISOString()}::timestamptz`;
  const giveUpAt = new Date(act.now.getTime() + WEBHOOK_RETRY_DAYS * DAY_MS).toISOString();
  const given = JSON.stringify(events.map((event, index) => ({ ...event, index })));
  const { rows } = await act.tx.execute<{ webhookId: string }>(sql`
    insert into webhook_deliveries (webhook_id, type, subject_id, data, created_at, next_try_at, give_up_at)
    select w.id, g.type, coalesce(m.id, g."invitationId", p.id),
      jsonb_strip_nulls(jsonb_build_object('membershipId', ms.id, 'membershipName', ms.name, 'memberId', m.id,
        'invitationId', g."invitationId", 'externalRef', r.ref, 'podId', p.id, 'podName', p.name))
        || coalesce(g.details, '{}'),
      ${now}, ${now}, ${giveUpAt}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) g(index int, type text, "membershipId" uuid, "userId" uuid,
      "invitationId" uuid, "podId" uuid, details jsonb)
    join memberships ms on ms.id = g."membershipId"
    join webhooks w on w.business_id = ms.business_id and g.type = any(w.events) and w.disabled_at is null
    left join api_keys k on k.id = w.api_key_id
    left join members m on m.membership_id = ms.id and m.user_id = g."userId"
    left join external_refs r on r.member_id = m.id or r.invitation_id = g."invitationId"
    left join pods p on p.id = g."podId"
    where coalesce(m.id, g."invitationId", p.id) is not null and (k.id is null or k.expires_at > ${now})
    order by g.index, w.id
    returning webhook_id as "webhookId"`);
  const webhookIds = [...new Set(rows.map(({ webhookId }) => webhookId))];
  await enqueueWebhooks(
    act,
    webhookIds.map((webhookId) => ({ webhookId })),
  );
}

/** Has webhooks called once this act is committed. */
export async function enqueueWebhooks(act: Act, jobs: readonly WebhookJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await enqueueJobs(
    act,
    webhookQueue,
    jobs.map((data) => ({ data })),
  );
  act.wake(webhookQueue);
}
