import { sql } from 'drizzle-orm';
import { WEBHOOK_RETRY_DAYS, type WebhookEvent } from '../../../domain/integrations/webhooks';
import type { Act } from '../act';
import { enqueueJobs } from '../jobs/enqueue';
import { isLive } from './isLive';
import { webhookQueue, type WebhookJob } from './queue';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface NewWebhookEvent {
  type: WebhookEvent;
  membershipId: string;
  /** The person it is about, who is a member when this is called. */
  userId?: string;
  invitationId?: string;
  podId?: string;
  reportId?: string;
  /** More fields of its data, as the contract names them. */
  details?: Record<string, string | number>;
}

/**
 * Writes events for the webhooks that ask for them, in the transaction that causes them: a rolled-back event is never
 * sent, a committed one never lost (rule integrations.webhooks). Call it while the people, pods and invitations still
 * exist. One statement, however many events there are, and another one for the webhooks to call.
 */
export async function emitWebhookEvents(act: Act, events: readonly NewWebhookEvent[]): Promise<void> {
  if (events.length === 0) return;
  const now = sql`${act.now.toISOString()}::timestamptz`;
  const giveUpAt = new Date(act.now.getTime() + WEBHOOK_RETRY_DAYS * DAY_MS).toISOString();
  const given = JSON.stringify(events.map((event, index) => ({ ...event, index })));
  // A webhook that is being deleted is told nothing more: waiting for it, or inserting its row, would fail the act.
  const { rows } = await act.tx.execute<{ webhookId: string }>(sql`
    with told as (
      select w.id, w.business_id, w.events from webhooks w left join api_keys k on k.id = w.api_key_id
      where ${isLive(now)} and w.events && ${sql.param(events.map(({ type }) => type))}::text[] and w.business_id in (
        select business_id from memberships where id = any(${sql.param(events.map(({ membershipId }) => membershipId))}::uuid[]))
      for key share of w skip locked)
    insert into webhook_deliveries (webhook_id, type, subject_id, data, created_at, next_try_at, give_up_at)
    select told.id, g.type, coalesce(m.id, g."invitationId", g."reportId", p.id),
      jsonb_strip_nulls(jsonb_build_object('membershipId', ms.id, 'membershipName', ms.name, 'memberId', m.id,
        'invitationId', g."invitationId", 'externalRef', r.ref, 'podId', p.id, 'podName', p.name, 'reportId', g."reportId"))
        || coalesce(g.details, '{}'),
      ${now}, ${now}, ${giveUpAt}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) g(index int, type text, "membershipId" uuid, "userId" uuid,
      "invitationId" uuid, "podId" uuid, "reportId" uuid, details jsonb)
    join memberships ms on ms.id = g."membershipId"
    join told on told.business_id = ms.business_id and g.type = any(told.events)
    left join members m on m.membership_id = ms.id and m.user_id = g."userId"
    left join external_refs r on r.member_id = m.id or r.invitation_id = g."invitationId"
    left join pods p on p.id = g."podId"
    where coalesce(m.id, g."invitationId", g."reportId", p.id) is not null
    order by g.index, told.id
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
