import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { StreamEvent } from '../../../contract/entities.gen';
import type { Tx } from '../database/client';
import { events } from '../database/schema';

export type Audience = { userIds: string[] } | { channelId: string };

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

export type StreamPayload = WithoutId<StreamEvent>;

export interface Publication {
  audience: Audience;
  payload: StreamPayload;
}

export const EVENT_RETENTION_DAYS = 7;

/** A client that has missed more events than this refetches everything. */
export const MAX_MISSED = 500;

const columns = (...names: ('type' | 'payload' | 'channelId' | 'audienceUserIds' | 'createdAt')[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(events[name].name)),
    sql`, `,
  );

export async function writeEvents(tx: Tx, publications: Publication[], now: Date): Promise<void> {
  const rows = publications
    .filter(({ audience }) => 'channelId' in audience || audience.userIds.length > 0)
    .map(({ audience, payload: { type, ...payload } }) => ({
      type,
      payload,
      ...('channelId' in audience
        ? { channel_id: audience.channelId }
        : { audience_user_ids: [...new Set(audience.userIds)] }),
    }));
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into ${events} (${columns('type', 'payload', 'channelId', 'audienceUserIds', 'createdAt')})
    select type, payload, channel_id, audience_user_ids, ${now.toISOString()}::timestamptz
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as (type text, payload jsonb, channel_id uuid, audience_user_ids uuid[])) with ordinality
    order by ordinality`);
}

export type PayloadOf<Type extends StreamPayload['type']> = Omit<Extract<StreamPayload, { type: Type }>, 'type'>;

interface EventSource {
  payload: Placeholder;
  from: SQL;
  channelId: SQL;
  createdAt: SQL;
  /** Values that only the statement knows, merged into this property of the event. */
  part: { of: string; by: SQL };
}

export const insertChannelEvent = (
  type: StreamPayload['type'],
  { payload, from, channelId, createdAt, part }: EventSource,
): SQL => sql`
  insert into ${events} (${columns('type', 'payload', 'channelId', 'createdAt')})
  select ${type}, jsonb_set(payload, array[${part.of}], (payload -> ${part.of}) || ${part.by}), ${channelId}, ${createdAt}
  from ${from} cross join (select ${payload}::jsonb as payload) event`;
