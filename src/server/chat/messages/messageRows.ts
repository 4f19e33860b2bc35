import { sql, type SQL } from 'drizzle-orm';
import type { Message } from '../../../contract/entities.gen';
import { MAX_EXCERPT_LENGTH } from '../../../domain/chat/excerpt';
import type { Queryable } from '../../platform/database/client';
import { isBeingRemoved } from '../../platform/database/isBeingRemoved';
import { notFound } from '../../platform/http/problem';
import { imageOf } from '../images/messageImages';
import { presentMessage, type MessageRow } from '../presenter';

/** More than an excerpt shows, since blank space is omitted. */
const QUOTED_CHARACTERS = 3 * MAX_EXCERPT_LENGTH;

const epochMilliseconds = (instant: SQL) => sql`round(extract(epoch from ${instant}) * 1000)::float8`;

const mentions = sql`(
  select jsonb_agg(jsonb_build_object('userId', mention.user_id, 'name', mention.name) order by mention.user_id)
  from message_mentions mention where mention.message_id = t.id and not ${isBeingRemoved(sql`mention.user_id`)})`;

/** An unchanged message has no reactions or mentions, so most messages need no look-up. */
const reactions = sql`case when t.version > 0 then (
  select jsonb_agg(jsonb_build_object('emoji', given.emoji, 'userIds', given.user_ids) order by given.first) from (
    select reaction.emoji, jsonb_agg(reaction.user_id order by reaction.position) as user_ids,
      min(reaction.position) as first
    from message_reactions reaction
    where reaction.message_id = t.id and not ${isBeingRemoved(sql`reaction.user_id`)} group by reaction.emoji) given) end`;

export const quoteById = (id: SQL): SQL => sql`(
  select jsonb_build_object('id', quoted.id,
    'senderId', case when not ${isBeingRemoved(sql`quoted.sender_id`)} then quoted.sender_id end,
    'senderName', author.first_name || ' ' || author.last_name,
    'content', left(quoted.content, ${QUOTED_CHARACTERS}), 'removed', quoted.removed_at is not null,
    'image', exists (select from message_images image where image.message_id = quoted.id),
    'version', quoted.version)
  from messages quoted left join users author on author.id = quoted.sender_id where quoted.id = ${id})`;

/** Few messages are replies, so most need no look-up. */
const replyTo = sql`case when t.reply_to_id is not null then ${quoteById(sql`t.reply_to_id`)} end`;

/** Null while the account is being removed, so the message is shown as removed. */
const senderId = sql`case when not ${isBeingRemoved(sql`t.sender_id`)} then t.sender_id end as sender_id`;

/** Columns of a message `t` and its sender `sender`, for `presentMessage`. */
export const messageColumns = sql`t.id, t.channel_id, ${senderId}, t.content, t.client_id,
  sender.first_name || ' ' || sender.last_name as sender_name, sender.photo_id as sender_photo_id,
  ${epochMilliseconds(sql`t.created_at`)} as created, t.removed_at is not null as removed, t.version,
  ${epochMilliseconds(sql`t.edited_at`)} as edited, ${mentions} as mentions, ${reactions} as reactions,
  ${replyTo} as reply_to, ${imageOf(sql`t.id`)} as image`;

export async function messageById(db: Queryable, messageId: string): Promise<Message> {
  const { rows } = await db.execute<MessageRow & Record<string, unknown>>(sql`
    select ${messageColumns} from messages t left join users sender on sender.id = t.sender_id
    where t.id = ${messageId}::uuid`);
  if (!rows[0]) throw notFound();
  return presentMessage(rows[0]);
}
