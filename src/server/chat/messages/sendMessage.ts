import type { Message, MessageImage, MessageInput } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { connectionOf } from '../../platform/database/client';
import { conflict } from '../../platform/http/problem';
import type { Caller } from '../../platform/http/call';
import { attachImage, lockUnsentImage } from '../images/messageImages';
import { limitMessages } from './limitMessages';
import { quoteOf } from '../../../domain/chat/excerpt';
import { lockChannel, lockMessage, lockPeople } from './lockMessage';
import { messageWithout } from './seenMessage';
import { peopleHiddenFrom } from '../../platform/database/blocks';
import { mentionsIn, storeMentions } from './mentions';
import { notifyMentioned, settleReadMentions } from './messageNotices';
import { messageById } from './messageRows';
import { findSentMessage, isSent, writeMessage, type WrittenMessage } from './writeMessage';
import { refusals } from '../refusals';

/**
 * Sends a message to a channel, and notifies mentioned people. With a `clientId`, sending it again creates no second
 * message (rule chat.sentOnce). 404 if the channel is gone, or for a reply to a message of another channel (rule
 * chat.replies), 409 for an image that isn't theirs to send, 429 for writing too fast.
 */
export async function sendMessage(
  context: AppContext,
  channelId: string,
  sender: Caller,
  { content, clientId, mentions = [], replyToId, imageId, imageAlt }: MessageInput,
): Promise<Message> {
  limitMessages(context, sender.userId);
  const now = context.clock.now();
  const message: Message = {
    id: context.newOrderedId(now),
    channelId,
    senderId: sender.userId,
    senderName: sender.name,
    ...(sender.photoId !== undefined && { senderPhotoId: sender.photoId }),
    content,
    createdEpochMillis: now.getTime(),
    ...(clientId && { clientId }),
  };
  const by = { sessionId: sender.sessionId, now };
  const image = imageId === undefined ? undefined : { id: imageId, alt: imageAlt };
  const written = await (mentions.length > 0 || replyToId !== undefined || image
    ? writeInAct(context, message, { mentions, replyToId, image }, by)
    : writeMessage(context.database.pool, message, by));
  // If the act is refused, the person may no longer write here. Otherwise the message was already sent.
  if (!written) return context.act(({ tx }) => findSentMessage(tx, message));
  context.hub.wake();
  if (written.isMentioned) await settleAnswered(context, written.message);
  return written.message;
}

/** Settles the notices of mentions that a message answers. The message is already sent, so a failure is only logged. */
async function settleAnswered({ act, log }: AppContext, { channelId, senderId, id }: Message): Promise<void> {
  try {
    await act((settling) => settleReadMentions(settling, channelId, senderId, id));
  } catch (err) {
    log.error({ err }, 'could not clear the mentions that a message answers');
  }
}

interface Links {
  mentions: string[];
  replyToId: string | undefined;
  image: { id: string; alt: string | undefined } | undefined;
}

/**
 * Sends a message with mentions, a quote or an image as a single act with their notices. A quoted message is locked, so
 * that its text can't change before the quote is in the event log.
 */
function writeInAct(
  context: AppContext,
  message: Message,
  { mentions: userIds, replyToId, image: sent }: Links,
  by: Parameters<typeof writeMessage>[2],
): Promise<WrittenMessage | undefined> {
  const { channelId, content, senderId, senderName } = message;
  return context.act(async (act) => {
    const channel = await lockChannel(act, channelId);
    if (replyToId === undefined) await lockPeople(act, [senderId, ...userIds]);
    else await lockMessage(act, channel, replyToId, [senderId, ...userIds]);
    const image = sent && (await imageToSend(act, message, sent));
    if (sent && !image) return undefined;
    const mentions = await mentionsIn(act, channelId, { content, userIds });
    const linked = {
      ...message,
      ...(mentions.length > 0 && { mentions }),
      ...(image && { image }),
      ...(replyToId !== undefined && (await quoteFor(act, replyToId, senderId))),
    };
    const written = await writeMessage(connectionOf(act.tx), linked, by);
    if (!written) return undefined;
    await storeMentions(act, written.message.id, mentions);
    if (image) await attachImage(act, written.message.id, image);
    const sender = { userId: senderId, name: senderName };
    await notifyMentioned(act, { channel, messageId: written.message.id, sender }, mentions);
    return written;
  });
}

/**
 * Without a quote of what is hidden from the sender: refusing the reply would tell them of a block, and lose what they
 * wrote before it.
 */
async function quoteFor({ tx }: Act, messageId: string, senderId: string): Promise<Pick<Message, 'replyTo'>> {
  const quoted = messageWithout(await messageById(tx, messageId), await peopleHiddenFrom(tx, senderId));
  return quoted ? { replyTo: quoteOf(quoted) } : {};
}

/** The locked image with its description; undefined if the message with the image was already sent. */
async function imageToSend(
  act: Act,
  message: Message,
  { id: imageId, alt = '' }: { id: string; alt: string | undefined },
): Promise<MessageImage | undefined> {
  const image = await lockUnsentImage(act, { imageId, channelId: message.channelId, senderId: message.senderId });
  if (image) return { ...image, ...(alt !== '' && { alt }) };
  if (await isSent(act.tx, message)) return undefined;
  throw conflict('image_gone', refusals.imageGone);
}
