import type { Client } from 'pg';
import { withoutIndexes } from '../../../src/server/testing/database/withoutIndexes';
import type { Size } from './size';
import { makeTexts, TEXTS } from './words';

const speakers = [
  `create temp table speakers as
   select d.pod as place, c.id as channel_id, array_agg(p.user_id order by p.role, p.user_id) as people
   from pod_plan d join channels c on c.pod_id = d.pod_id join pod_members p on p.pod_id = d.pod_id group by 1, 2
   union all
   select -1 - d.membership, c.id, array_agg(p.user_id order by p.user_id)
   from pod_plan d join channels c on c.membership_id = d.membership_id and c.pod_id is null
   join pod_members p on p.pod_id = d.pod_id and p.role = 'leader' group by 1, 2`,
  'alter table speakers add primary key (place)',
  'analyze speakers',
];

/**
 * A year's messages in chronological order, with the channels interleaved as in real life. Some pods write far more
 * than others: the channel of a message is the square of a random number. One in fifty is in a leader channel.
 */
const messages = ({ people, messages: count, podChannel, leaderChannel }: Size) => `
  insert into messages (id, channel_id, sender_id, content, client_id, created_at)
  select (lpad(to_hex((extract(epoch from made) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(n % 4096), 3, '0') || '8' ||
      substr(md5(n::text), 1, 15))::uuid,
    channel_id, people[1 + (n * 31 % cardinality(people))::int], text || ' ' || n, md5('client' || n)::uuid, made
  from (
    select n, now() - (${count} - n) * interval '365 days' / ${count} as made,
      case when n % ${count / podChannel} = 0 then 0
        when n % ${count / leaderChannel} = 1 then -1
        when n % 50 = 3 then -1 - n / 50 % (select count(*) from memberships)
        else 1 + (floor(random() * random() * ${people / 10 - 1})::bigint * 7919) % ${people / 10 - 1} end as place
    from generate_series(1, ${count}::bigint) as numbers (n)
  ) written
  join speakers using (place)
  join texts on texts.place = n / 97 % ${TEXTS}`;

const aroundMessages = [
  `update channels set last_message_id = (select id from messages where channel_id = channels.id order by id desc limit 1)`,
  `insert into message_reactions (message_id, user_id, emoji)
   select id, sender_id, '💪' from messages where get_byte(uuid_send(id), 15) < 13 order by id`,
  `insert into message_mentions (message_id, user_id, name)
   select m.id, u.id, u.first_name || ' ' || u.last_name from messages m join users u on u.id = m.sender_id
   where get_byte(uuid_send(m.id), 15) between 20 and 22 order by m.id`,
  `insert into channel_reads (channel_id, user_id, last_message_id)
   select c.id, p.user_id, coalesce(case when get_byte(uuid_send(p.user_id), 15) < 180 then c.last_message_id end,
     (select id from messages where channel_id = c.id order by id desc offset 10 limit 1), c.last_message_id)
   from pod_members p join channels c on c.pod_id = p.pod_id where c.last_message_id is not null`,
];

/** A whole year's log, although the product would keep only the last week: this is the worst case. */
const events = ({ events: count, messages: all }: Size) => `
  insert into events (channel_id, audience_user_ids, type, payload, created_at)
  select case when n % 5 > 0 then channel_id end, case when n % 5 = 0 then array[sender_id] end,
    case when n % 5 > 0 then 'message' else 'notification' end,
    case when n % 5 > 0 then jsonb_build_object('message', jsonb_build_object('id', id, 'channelId', channel_id, 'senderId', sender_id,
      'senderName', 'Somebody', 'clientId', client_id, 'content', content, 'createdEpochMillis', (extract(epoch from created_at) * 1000)::bigint))
      else jsonb_build_object('notificationId', id, 'dismissed', false) end, created_at
  from (select row_number() over (order by id) as n, * from messages) m where n % ${all / count} = 0 order by n`;

export async function fillConversation(client: Client, size: Size): Promise<void> {
  await makeTexts(client);
  for (const statement of speakers) await client.query(statement);
  await withoutIndexes(client, 'messages', async () => void (await client.query(messages(size))));
  for (const statement of aroundMessages) await client.query(statement);
  await withoutIndexes(client, 'events', async () => void (await client.query(events(size))));
}
