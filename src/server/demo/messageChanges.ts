import { mentionText } from '../../domain/chat/mentions';
import { EMOJIS } from '../../domain/chat/reactions';
import { chatNotifications } from '../chat/notificationKinds';
import { notificationColumns } from '../notifications';
import { insertInBatches } from '../platform/database/insertInBatches';
import * as tables from '../platform/database/schema';
import type { Conversation } from './conversation';
import { membershipPlans } from './plan';
import type { StoredPod } from './pods';
import { itemAt, HOUR_MS, type World } from './world';

type Message = Conversation['messages'][number];
type Reaction = typeof tables.messageReactions.$inferInsert;

/**
 * How many messages before the newest one these come: a mention, which its reader may not have read, a reply to the
 * message before it, an edited message and a removed message.
 */
const [MENTIONS, REPLIES, EDITED, REMOVED] = [0, 1, 4, 9];

const EVERY = 5;

const MINUTE = 60_000;

function reactionsTo(message: Message, index: number, { people }: StoredPod): Reaction[] {
  const others = people.filter(
    ({ userId, since }) => userId !== message.senderId && since <= message.createdAt.getTime(),
  );
  const emoji = itemAt(EMOJIS, index % EMOJIS.length);
  return others.slice(0, 2).map(({ userId }) => ({ messageId: message.id, userId, emoji }));
}

export interface ChangedConversation {
  messages: Message[];
  reactions: Reaction[];
  mention?: { message: Message; userId: string };
  pinned?: Message;
}

const wasEdited = (message: Message): Message => ({
  ...message,
  content: `${message.content} 🙂`,
  editedAt: new Date(message.createdAt.getTime() + MINUTE),
  version: 1,
});

const wasRemoved = (message: Message): Message => ({
  ...message,
  content: '',
  removedAt: new Date(message.createdAt.getTime() + 2 * MINUTE),
  removedBy: message.senderId,
  version: 1,
});

export function changeMessages(world: World, pod: StoredPod, said: Message[]): ChangedConversation {
  const fromEnd = (index: number) => said.length - 1 - index;
  const mentioning = said[fromEnd(MENTIONS)];
  const mentioned = pod.people.find(
    ({ userId, since }) => mentioning && userId !== mentioning.senderId && since <= mentioning.createdAt.getTime(),
  );
  const person = [...world.people, ...world.staff].find(({ id }) => id === mentioned?.userId);
  const reactions = said.flatMap((message, index) =>
    index % EVERY === 0 && fromEnd(index) !== REMOVED ? reactionsTo(message, index, pod) : [],
  );
  const messages = said.map((message, index): Message => {
    const place = fromEnd(index);
    if (place === REMOVED) return wasRemoved(message);
    const count = reactions.filter(({ messageId }) => messageId === message.id).length;
    const answered = said[index - 1];
    const linked =
      place === REPLIES && answered && answered.senderId !== message.senderId
        ? { ...message, replyToId: answered.id }
        : message;
    const changed = place === EDITED ? wasEdited(linked) : linked;
    const content =
      place === MENTIONS && person ? `${mentionText(fullName(person))} ${changed.content}` : changed.content;
    return { ...changed, content, version: (changed.version ?? 0) + count };
  });
  const message = messages[fromEnd(MENTIONS)];
  const leaderId = pod.people[0]?.userId;
  const pinned = messages.filter(({ senderId, removedAt }) => senderId === leaderId && !removedAt).at(-1);
  return {
    messages,
    reactions,
    ...(pinned && { pinned }),
    ...(message && person && { mention: { message, userId: person.id } }),
  };
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

export async function addMessageChanges(
  { tx, now, people, staff }: World,
  pod: StoredPod,
  { reactions, mention, pinned }: ChangedConversation,
  reads: Conversation['reads'],
): Promise<void> {
  await insertInBatches(reactions, (rows) => tx.insert(tables.messageReactions).values(rows));
  if (pinned) await tx.insert(tables.channelPins).values({ channelId: pod.channelId, messageId: pinned.id });
  const find = (userId: string | null | undefined) => [...people, ...staff].find(({ id }) => id === userId);
  const [sender, reader] = [find(mention?.message.senderId), find(mention?.userId)];
  if (!mention || !sender || !reader) return;
  const { message, userId } = mention;
  await tx.insert(tables.messageMentions).values({ messageId: message.id, userId, name: fullName(reader) });
  const isRead = reads.some((read) => read.userId === userId && message.id <= read.lastMessageId);
  const data = {
    sender: { userId: sender.id, name: fullName(sender) },
    podName: pod.name,
    membershipName: itemAt(membershipPlans, pod.membership).name,
    channelId: pod.channelId,
    messageId: message.id,
  };
  await tx.insert(tables.notifications).values({
    userId,
    membershipId: pod.membershipId,
    ...notificationColumns(chatNotifications.mentioned, data),
    createdAt: message.createdAt,
    dismissedAt: isRead ? new Date(Math.min(message.createdAt.getTime() + HOUR_MS, now)) : null,
  });
}
