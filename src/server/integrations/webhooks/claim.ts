import { sql, type SQL } from 'drizzle-orm';
import { FAILURES_UNTIL_PAUSE, type WebhookMessageType } from '../../../domain/integrations/webhooks';
import type { Queryable } from '../../platform/database/client';
import { isLive } from '../../platform/webhooks/isLive';
import type { WebhookJob } from '../../platform/webhooks/queue';

const AT_ONCE = 10;

/** How long a process has a message for itself; a call takes at most ten seconds. */
const CLAIM_SECONDS = 30;

export interface ClaimedMessage {
  id: string;
  type: WebhookMessageType;
  data: Record<string, unknown>;
  createdAt: Date;
  claimedAt: Date;
  tries: number;
  giveUpAt: Date;
  url: string;
  secret: string;
  previousSecret: string | null;
}

type Row = Omit<ClaimedMessage, 'createdAt' | 'claimedAt' | 'giveUpAt'> & { created: number; giveUp: number };

/** The messages `d` that may be sent now: of each member, pod and invitation the first that waits. */
export const isSendable = (now: SQL): SQL => sql`d.state = 'WAITING' and d.next_try_at <= ${now}
  and coalesce(d.claimed_until <= ${now}, true) and not exists (
    select from webhook_deliveries e where e.webhook_id = d.webhook_id and e.subject_id = d.subject_id
      and e.state = 'WAITING' and e.position < d.position)`;

/**
 * Takes messages to send now to a webhook (rule integrations.webhooks); if the receiver has failed often, only one, by
 * one process. Counts the try beforehand, so that one during which the process is killed counts too; another process
 * repeats it once the claim has ended. Adds names and addresses of people who are still there, if the webhook may know
 * them. One statement.
 */
export async function claimMessages(
  db: Queryable,
  { webhookId, deliveryId }: WebhookJob,
  at: Date,
): Promise<ClaimedMessage[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const claimEnd = sql`${now} + ${`${CLAIM_SECONDS} seconds`}::interval`;
  const isDoubtful = sql`w.failures >= ${FAILURES_UNTIL_PAUSE}`;
  const isAsked = deliveryId === undefined ? sql`true` : sql`d.id = ${deliveryId}::uuid`;
  // What somebody asks for doesn't wait until the receiver may be called again.
  const isTheTurn = deliveryId === undefined ? sql`(not ${isDoubtful} or exists (select from turn))` : sql`true`;
  const { rows } = await db.execute<Row>(sql`
    with turn as (
      update webhooks w set paused_until = ${claimEnd}
      where w.id = ${webhookId} and ${isDoubtful} and coalesce(w.paused_until <= ${now}, true)
        and ${deliveryId === undefined}
      returning w.id),
    hook as (
      select w.id, w.url, w.secret, case when w.previous_until > ${now} then w.previous_secret end as previous_secret,
        ${isDoubtful} as is_doubtful, k.id is null or 'members:read' = any(k.scopes) as knows_people
      from webhooks w left join api_keys k on k.id = w.api_key_id
      where w.id = ${webhookId} and ${isTheTurn} and ${isLive(now)}),
    claimed as (
      update webhook_deliveries c set tries = c.tries + 1, tried_at = ${now}, claimed_until = ${claimEnd}
      where c.id = any(array(
        select d.id from webhook_deliveries d join hook on hook.id = d.webhook_id
        where ${isSendable(now)} and ${isAsked}
        order by d.position
        limit (select case when hook.is_doubtful then 1 else ${AT_ONCE} end from hook)
        for update of d skip locked))
      returning c.*)
    select c.id, c.type, c.tries, extract(epoch from c.created_at)::float8 as created,
      extract(epoch from c.give_up_at)::float8 as "giveUp", hook.url, hook.secret,
      hook.previous_secret as "previousSecret",
      c.data || case when not hook.knows_people then '{}' else jsonb_strip_nulls(jsonb_build_object(
        'name', coalesce(u.first_name || ' ' || u.last_name, nullif(i.name, '')),
        'email', coalesce(u.email, i.email))) end as data
    from claimed c cross join hook
    left join members m on m.id = (c.data ->> 'memberId')::uuid
    left join users u on u.id = m.user_id
    left join email_invitations i on i.id = (c.data ->> 'invitationId')::uuid
    order by c.position`);
  return rows.map(({ created, giveUp, ...row }) => ({
    ...row,
    createdAt: new Date(created * 1000),
    claimedAt: at,
    giveUpAt: new Date(giveUp * 1000),
  }));
}
