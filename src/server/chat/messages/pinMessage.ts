import { sql } from 'drizzle-orm';
import type { ChannelPin } from '../../../contract/entities.gen';
import { canPin } from '../../../domain/chat/messageRights';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { conflict } from '../../platform/http/problem';
import type { MessageRequest } from './editMessage';
import { limitMessageChanges } from './limitMessages';
import { lockChannel, lockTurns } from './lockMessage';
import { lockSeenMessage } from './seenMessage';
import { refusals } from '../refusals';

const publishPin = (act: Act, channelId: string) =>
  act.publish({ channelId }, { type: 'channel', channelId, change: 'changed' });

/**
 * Pins a message in its channel, in place of another (rule chat.pinned). A repeat changes nothing. 409 for a removed
 * message, 404 for a message of another channel.
 */
export async function pinMessage(context: AppContext, request: MessageRequest): Promise<ChannelPin> {
  const { channelId, messageId, caller } = request;
  limitMessageChanges(context, caller.userId);
  return context.act(async (act) => {
    const { isRemoved } = await lockSeenMessage(act, await lockChannel(act, channelId), {
      messageId,
      userId: caller.userId,
    });
    if (!canPin({ isRemoved })) {
      throw conflict('message_removed', refusals.removedNotPinnable);
    }
    await lockTurns(act, [channelId]);
    const { rowCount } = await act.tx.execute(sql`
      insert into channel_pins as pin (channel_id, message_id) values (${channelId}::uuid, ${messageId}::uuid)
      on conflict (channel_id) do update set message_id = excluded.message_id
        where pin.message_id <> excluded.message_id`);
    if (rowCount) publishPin(act, channelId);
    return { messageId };
  });
}

export async function unpinMessage(
  context: AppContext,
  { channelId, caller }: Pick<MessageRequest, 'channelId' | 'caller'>,
): Promise<ChannelPin> {
  limitMessageChanges(context, caller.userId);
  return context.act(async (act) => {
    await lockChannel(act, channelId);
    await lockTurns(act, [channelId]);
    await act.confirm();
    const { rowCount } = await act.tx.execute(sql`delete from channel_pins where channel_id = ${channelId}::uuid`);
    if (rowCount) publishPin(act, channelId);
    return {};
  });
}
