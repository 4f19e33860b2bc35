import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Channel, ChannelRead } from '../../contract/entities.gen';
import { MAX_UNREAD } from '../../domain/chat/unread';
import { isAllowed, type Relation } from '../../domain/permissions';
import type { Language } from '../../domain/text/languages';
import { compareNames } from '../../domain/text/compareNames';
import { isOpenInGroup } from '../notifications';
import { awaitsTwoFactor } from '../platform/database/awaitsTwoFactor';
import { isHiddenFrom } from '../platform/database/blocks';
import { isShownTo } from '../platform/database/signedOn';
import type { Database, Queryable } from '../platform/database/client';
import { compiled } from '../platform/database/compiled';
import { isDisabledMember } from '../platform/database/isDisabledMember';
import { channelPeople } from './channelPeople';
import { isMuted } from './muteChannel';
import { quoteById } from './messages/messageRows';
import { presentSeen, seenMessageColumns, type SeenMessageRow } from './messages/seenMessage';
import { mentionGroup } from './notificationKinds';
import { channelName, presentQuote, type QuoteRow } from './presenter';

/** Sorts before every UUIDv7: the marker of a person who marked everything unread (rule chat.unread). */
export const BEFORE_ALL_MESSAGES = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

/** The newest message that the person sees up to a marker: a hidden one's id would tell that it is there. */
const lastSeenUpTo = (channelId: SQL, userId: string | Placeholder, marker: SQL): SQL => sql`(
  select seen.id from messages seen where seen.channel_id = ${channelId} and seen.id <= ${marker}
    and not ${isHiddenFrom(sql`seen.sender_id`, sql`${userId}::uuid`)}
  order by seen.id desc limit 1)`;

/** Counts other people's messages after the last read message, except removed and hidden ones, up to the cap. */
function unreadOf(channelId: SQL, userId: string | Placeholder, lastReadId: SQL): SQL {
  return sql`(select count(*)::int from (
    select from messages later
    where later.channel_id = ${channelId} and later.id > coalesce(${lastReadId}, ${BEFORE_ALL_MESSAGES})
      and later.sender_id is distinct from ${userId}::uuid and later.removed_at is null
      and not ${isHiddenFrom(sql`later.sender_id`, sql`${userId}::uuid`)}
    limit ${MAX_UNREAD}) counted)`;
}

interface ChannelRow {
  id: string;
  business_id: string;
  membership_id: string;
  membership_name: string;
  pod_id: string | null;
  pod_name: string | null;
  leader_name: string | null;
  last_read_id: string | null;
  unread: number;
  muted: boolean;
  pinned: QuoteRow | null;
  own_role: 'leader' | 'participant' | null;
  assists: boolean;
  staff_role: Relation['staffRole'] | null;
  awaits_two_factor: boolean;
  newest: SeenMessageRow | null;
}

/** For a person in the channel, who therefore isn't disabled. */
const canPin = (row: ChannelRow): boolean =>
  isAllowed('channel.moderator', {
    signedIn: true,
    channelMember: true,
    member: { disabled: false, leaderStatus: 'NONE' },
    ...(row.staff_role && { staffRole: row.staff_role, awaitsTwoFactor: row.awaits_two_factor }),
    ...(row.own_role && { channelPodRole: row.assists ? 'assistant' : row.own_role }),
  });

function presentChannel(row: ChannelRow, language: Language): Channel {
  const [newest] = row.newest ? presentSeen(row.newest) : [];
  const pinned = row.pinned && presentQuote(row.pinned);
  return {
    id: row.id,
    name: channelName({ podName: row.pod_name, membershipName: row.membership_name }, language),
    businessId: row.business_id,
    membershipId: row.membership_id,
    membershipName: row.membership_name,
    leaderChannel: row.pod_id === null,
    ...(row.pod_id && { podId: row.pod_id }),
    ...(row.leader_name && { leaderName: row.leader_name }),
    ...(newest && { lastMessageId: newest.id }),
    ...(row.last_read_id && { lastMessageReadId: row.last_read_id }),
    unread: row.unread,
    ...(row.muted && { muted: true }),
    ...(pinned && !pinned.removed && { pinned }),
    ...(canPin(row) && { canPin: true }),
    messages: newest ? [newest] : [],
  };
}

type ChannelReader = { userId: string; sessionId: string };

const reader = sql.placeholder('userId');

const mine = channelPeople((_channelId, person) => sql`${person} = ${reader}::uuid`);

const channelRows = compiled<ChannelRow, ChannelReader>(sql`
    select c.id, ms.business_id, c.membership_id, ms.name as membership_name, c.pod_id, pod.name as pod_name,
      leader.first_name || ' ' || leader.last_name as leader_name, ${lastSeenUpTo(sql`c.id`, reader, sql`r.last_message_id`)} as last_read_id,
      ${unreadOf(sql`c.id`, reader, sql`r.last_message_id`)} as unread,
      ${isMuted(sql`c.id`, sql`${reader}::uuid`)} as muted,
      case when pin.message_id is not null then (
        select ${quoteById(sql`p.id`)} from messages p
        where p.id = pin.message_id and not ${isHiddenFrom(sql`p.sender_id`, sql`${reader}::uuid`)}) end as pinned,
      own.role as own_role,
      coalesce(pod.assistant_user_id = own.user_id and pod.assistant_confirmed_at is not null, false) as assists,
      staff.role as staff_role, ${awaitsTwoFactor(sql`staff.business_id`, sql`staff.user_id`)} as awaits_two_factor,
      (select to_jsonb(found) from (
        select ${seenMessageColumns(sql`${reader}::uuid`)} from messages t left join users sender on sender.id = t.sender_id
        where t.channel_id = c.id and not ${isHiddenFrom(sql`t.sender_id`, sql`${reader}::uuid`)} order by t.id desc limit 1) found) as newest
    from (${mine}) mine
    join channels c on c.id = mine.channel_id
    join memberships ms on ms.id = c.membership_id
    left join pods pod on pod.id = c.pod_id
    left join pod_members place on place.pod_id = c.pod_id and place.role = 'leader'
    left join channel_pins pin on pin.channel_id = c.id
    left join pod_members own on own.pod_id = c.pod_id and own.user_id = ${reader}::uuid
    left join business_staff staff on staff.business_id = ms.business_id and staff.user_id = ${reader}::uuid
    left join users leader on leader.id = place.user_id and (
      not ${isDisabledMember(sql`place.membership_id`, sql`place.user_id`)}
      or staff.user_id is not null and not ${awaitsTwoFactor(sql`staff.business_id`, sql`staff.user_id`)})
    left join channel_reads r on r.channel_id = c.id and r.user_id = ${reader}::uuid
    where ${isShownTo(sql`c.id`, sql`${sql.placeholder('sessionId')}::uuid`)}`);

/** The channels that a person sees, by name, each with its newest message and unread count, in one statement. */
export async function channelsOf(
  { pool }: Database,
  { userId, sessionId }: ChannelReader,
  language: Language,
): Promise<Channel[]> {
  const rows = await channelRows(pool, { userId, sessionId });
  return rows
    .map((row) => presentChannel(row, language))
    .sort((a, b) => compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

export async function readPositionOf(
  db: Queryable,
  channelId: string,
  userId: string,
): Promise<{ read: ChannelRead; isMentioned: boolean }> {
  const { rows } = await db.execute<{ last_read_id: string | null; unread: number; mentioned: boolean }>(sql`
    select ${lastSeenUpTo(sql`c.id`, userId, sql`r.last_message_id`)} as last_read_id,
      ${unreadOf(sql`c.id`, userId, sql`r.last_message_id`)} as unread,
      ${isOpenInGroup(mentionGroup(channelId), userId)} as mentioned
    from (select ${channelId}::uuid as id) c
    left join channel_reads r on r.channel_id = c.id and r.user_id = ${userId}::uuid`);
  const [row] = rows;
  return {
    read: { channelId, unread: row?.unread ?? 0, ...(row?.last_read_id && { lastMessageReadId: row.last_read_id }) },
    isMentioned: row?.mentioned ?? false,
  };
}
