import { sql, type SQL } from 'drizzle-orm';
import { awaitsTwoFactor } from '../platform/database/awaitsTwoFactor';

export type PeopleCondition = (channelId: SQL, userId: SQL) => SQL;

const channelId = sql`c.id`;

/** Excludes channels of memberships without the Chat feature; a feature without a row is enabled. */
const chatIsOn = sql`not exists (
  select 1 from membership_features f where f.membership_id = c.membership_id and f.name = 'Chat' and f.disabled)`;

/** One select for each reason to be in a channel. Each select includes the condition, so that it can use an index. */
const channelPeopleSelects = (condition: PeopleCondition): SQL[] => [
  sql`
    select c.id as channel_id, p.user_id
      from channels c
      join pod_members p on p.pod_id = c.pod_id
      join members m on m.membership_id = p.membership_id and m.user_id = p.user_id and m.disabled_at is null
      where ${condition(channelId, sql`p.user_id`)} and ${chatIsOn}`,
  sql`
    select c.id, p.user_id
      from channels c
      join pod_members p on p.membership_id = c.membership_id and p.role = 'leader'
      join members m on m.membership_id = p.membership_id and m.user_id = p.user_id and m.disabled_at is null
      where c.pod_id is null and ${condition(channelId, sql`p.user_id`)} and ${chatIsOn}`,
  sql`
    select c.id, p.user_id
      from channels c
      join pods pod on pod.membership_id = c.membership_id and pod.assistant_confirmed_at is not null
      join pod_members p on p.pod_id = pod.id and p.user_id = pod.assistant_user_id
      join members m on m.membership_id = p.membership_id and m.user_id = p.user_id and m.disabled_at is null
      where c.pod_id is null and ${condition(channelId, sql`p.user_id`)} and ${chatIsOn}`,
  sql`
    select c.id, s.user_id
      from channels c
      join memberships ms on ms.id = c.membership_id
      join business_staff s on s.business_id = ms.business_id
      where c.pod_id is null and ${condition(channelId, sql`s.user_id`)} and ${chatIsOn}
        and not ${awaitsTwoFactor(sql`s.business_id`, sql`s.user_id`)}`,
];

/**
 * The single definition of a channel's people (rule chat.people), for access, lists and delivery: rows (channel_id,
 * user_id). A pod's channel includes its leader and participants, including the confirmed assistant. A leader channel
 * includes leaders and confirmed assistants of the membership's pods, and anyone acting as staff of its business.
 * Disabled members are in no channel, except as staff.
 */
export function channelPeople(condition: PeopleCondition): SQL {
  const [podsWay, ...leadersWays] = channelPeopleSelects(condition);
  return sql`${podsWay} union all (${sql.join(leadersWays, sql` union `)})`;
}

/**
 * Whether this user is in this channel; both are expressions of the surrounding statement. Stops at the first match,
 * because every message runs it.
 */
export function isInChannel(channel: SQL, user: SQL): SQL {
  const ways = channelPeopleSelects((c, u) => sql`${c} = ${channel} and ${u} = ${user}`);
  return sql`(${sql.join(
    ways.map((way) => sql`exists (${way})`),
    sql` or `,
  )})`;
}
