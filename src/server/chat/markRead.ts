import { sql, type SQL } from 'drizzle-orm';
import type { ChannelRead, ReadInput } from '../../contract/entities.gen';
import { scheduleDigestChecks } from '../notifications';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { notFound } from '../platform/http/problem';
import { settleReadMentions } from './messages/messageNotices';
import { isHiddenFrom } from '../platform/database/blocks';
import { BEFORE_ALL_MESSAGES, readPositionOf } from './reads';

/**
 * Moves a person's read marker in a channel and publishes it to their other pages. READ moves it forward to a message
 * (rule chat.read), which settles notices of mentions; UNREAD moves it back before the message (rule chat.unread). 404
 * for a message of another channel, or one that is hidden from them.
 */
export async function markRead(
  context: AppContext,
  channelId: string,
  userId: string,
  { messageId, status }: ReadInput,
): Promise<ChannelRead> {
  return context.act(async (act) => {
    const move = status === 'READ' ? moveMarkerForward : moveMarkerBack;
    const isMoved = await move(act, { channelId, userId, messageId });
    if (!isMoved && !(await isMessageFor(act, { channelId, userId, messageId }))) throw notFound();
    const { read, isMentioned } = await readPositionOf(act.tx, channelId, userId);
    const { lastMessageReadId } = read;
    if (status === 'READ' && lastMessageReadId && isMentioned)
      await settleReadMentions(act, channelId, userId, lastMessageReadId);
    if (isMoved) {
      // Messages marked unread may appear in digests.
      if (status === 'UNREAD') await scheduleDigestChecks(act.tx, [userId], act.now);
      act.publish(
        { userIds: [userId] },
        { type: 'read', channelId, status, ...(lastMessageReadId && { lastMessageReadId }), userId },
      );
    }
    return read;
  });
}

interface MarkerMove {
  channelId: string;
  userId: string;
  messageId: string;
}

const isFor = ({ channelId, userId, messageId }: MarkerMove): SQL => sql`
  m.id = ${messageId}::uuid and m.channel_id = ${channelId}::uuid
    and not ${isHiddenFrom(sql`m.sender_id`, sql`${userId}::uuid`)}`;

async function moveMarkerForward({ tx }: Act, move: MarkerMove): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into channel_reads as r (channel_id, user_id, last_message_id)
    select m.channel_id, ${move.userId}::uuid, m.id from messages m where ${isFor(move)}
    on conflict (channel_id, user_id) do update set last_message_id = excluded.last_message_id
      where r.last_message_id < excluded.last_message_id`);
  return rowCount === 1;
}

/** Without a marker no message is read, so there is nothing to move. */
async function moveMarkerBack({ tx }: Act, move: MarkerMove): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update channel_reads r set last_message_id = former.id
    from messages m cross join lateral (
      select coalesce((
        select earlier.id from messages earlier where earlier.channel_id = m.channel_id and earlier.id < m.id
        order by earlier.id desc limit 1), ${BEFORE_ALL_MESSAGES}) as id) former
    where ${isFor(move)} and r.channel_id = m.channel_id and r.user_id = ${move.userId}::uuid and r.last_message_id > former.id`);
  return rowCount === 1;
}

async function isMessageFor({ tx }: Act, move: MarkerMove): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from messages m where ${isFor(move)}`);
  return rowCount === 1;
}
