import { sql } from 'drizzle-orm';
import type { Message } from '../../../contract/entities.gen';
import { canReact } from '../../../domain/chat/messageRights';
import { MAX_PEOPLE_PER_EMOJI, type Emoji } from '../../../domain/chat/reactions';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { conflict } from '../../platform/http/problem';
import type { MessageRequest } from './editMessage';
import { limitMessageChanges } from './limitMessages';
import { lockChannel } from './lockMessage';
import { messageById } from './messageRows';
import { nextVersion, publishMessage } from './publishMessage';
import { asSeenBy, lockSeenMessage } from './seenMessage';
import { refusals } from '../refusals';

type Reaction = MessageRequest & { emoji: Emoji };

const isThis = ({ messageId, emoji }: Reaction) => sql`message_id = ${messageId}::uuid and emoji = ${emoji}`;

/**
 * Reacts to a message, once per emoji (rule chat.reactions). A repeat changes nothing. 409 for a removed message and
 * after a hundred people, 404 for a message of another channel.
 */
export async function addReaction(context: AppContext, reaction: Reaction): Promise<Message> {
  limitMessageChanges(context, reaction.caller.userId);
  return context.act(async (act) => {
    const { isRemoved } = await lockReactedMessage(act, reaction);
    if (!canReact({ isRemoved })) {
      throw conflict('message_removed', refusals.removedNoReaction);
    }
    if (await insertReaction(act, reaction)) return publishReactions(act, reaction);
    if (!(await hasReacted(act, reaction))) {
      throw conflict('reaction_full', refusals.reactionFull);
    }
    return unchanged(act, reaction);
  });
}

export async function removeReaction(context: AppContext, reaction: Reaction): Promise<Message> {
  limitMessageChanges(context, reaction.caller.userId);
  return context.act(async (act) => {
    await lockReactedMessage(act, reaction);
    const { rowCount } = await act.tx.execute(sql`
      delete from message_reactions where ${isThis(reaction)} and user_id = ${reaction.caller.userId}::uuid`);
    return rowCount ? publishReactions(act, reaction) : unchanged(act, reaction);
  });
}

const lockReactedMessage = async (act: Act, { channelId, messageId, caller }: Reaction) =>
  lockSeenMessage(act, await lockChannel(act, channelId), { messageId, userId: caller.userId });

const unchanged = async ({ tx }: Act, { messageId, caller }: Reaction) =>
  asSeenBy(tx, await messageById(tx, messageId), caller.userId);

/** False if the person has already reacted with this emoji, or if too many other people have. */
async function insertReaction({ tx }: Act, reaction: Reaction): Promise<boolean> {
  const { messageId, caller, emoji } = reaction;
  const { rowCount } = await tx.execute(sql`
    insert into message_reactions (message_id, user_id, emoji)
    select ${messageId}::uuid, ${caller.userId}::uuid, ${emoji}
    where (select count(*) from message_reactions where ${isThis(reaction)}) < ${MAX_PEOPLE_PER_EMOJI}
    on conflict do nothing`);
  return rowCount === 1;
}

async function hasReacted({ tx }: Act, reaction: Reaction): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from message_reactions where ${isThis(reaction)} and user_id = ${reaction.caller.userId}::uuid`);
  return rowCount === 1;
}

async function publishReactions(act: Act, { messageId, caller }: Reaction): Promise<Message> {
  await act.tx.execute(sql`update messages set ${nextVersion} where id = ${messageId}::uuid`);
  return asSeenBy(act.tx, await publishMessage(act, messageId), caller.userId);
}
