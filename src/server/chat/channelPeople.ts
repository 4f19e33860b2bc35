import { sql, type SQL } from 'drizzle-orm';
import { awaitsTwoFactor } from '../platform/database/awaitsTwoFactor';

/** What narrows the people of channels: a condition on the channel's id and the person's id. */
export type PeopleCondition = (channelId: SQL, userId: SQL) => SQL;

const channelId = sql`c.id`;

/** Nobody is in a channel of a membership without the feature Chat; without a row a feature is enabled. */
const chatIsOn = sql`not exists (
  select 1 from membership_features f where f.membership_id = c.membership_id and f.name = 'Chat' and f.disabled)`;

/** Who is in a channel, a select for each way to be in it. The condition is in every one, so that each starts from an index. */
const waysIn = (condition: PeopleCondition): SQL[] => [
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
 * The one definition of who is in a channel (rule chat.people), for access, lists and delivery: rows (channel_id,
 * user_id). A pod's channel: its leader and participants, the confirmed assistant being one of them. A leader channel:
 * the leaders and confirmed assistants of the membership's pods, and staff of its business who act as such. Disabled
 * members are in none, unless as staff.
 */
export function channelPeople(condition: PeopleCondition): SQL {
  const [podsWay, ...leadersWays] = waysIn(condition);
  // Nobody is in one channel both as a pod's and as the leaders'.
  return sql`${podsWay} union all (${sql.join(leadersWays, sql` union `)})`;
}

/**
 * Whether this person is in this channel; both are expressions of the statement it is put into. The first way in
 * settles it: this is asked with every message.
 */
export function isInChannel(channel: SQL, user: SQL): SQL {
  const ways = waysIn((c, u) => sql`${c} = ${channel} and ${u} = ${user}`);
  return sql`(${sql.join(
    ways.map((way) => sql`exists (${way})`),
    sql` or `,
  )})`;
}
