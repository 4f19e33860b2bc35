import type { FastifyReply } from 'fastify';
import { imageRefusals, MAX_IMAGE_BYTES } from '../../domain/forms/images';
import { notFound } from '../platform/http/problem';
import type { Access, Caller, HandlersOf } from '../platform/http/call';
import { isKnown, knownTags } from '../platform/http/site/entityTag';
import { readUploadedFile } from '../platform/http/uploads';
import { pageRequest, sendPage, setNextPage } from '../platform/http/pages';
import { editMessage, type MessageRequest } from './messages/editMessage';
import { readImage, uploadImage } from './images/messageImages';
import { listChannelPeople } from './listChannelPeople';
import { limitSearches } from './messages/limitMessages';
import { markRead } from './markRead';
import { muteChannel } from './muteChannel';
import { messagesOf } from './messages/messagePages';
import { pinMessage, unpinMessage } from './messages/pinMessage';
import { addReaction, removeReaction } from './messages/reactions';
import { channelsOf } from './reads';
import { removeMessage } from './messages/removeMessage';
import { searchMessages } from './searchMessages';
import { sendMessage } from './messages/sendMessage';

type ChatOperation =
  | 'listMyChannels'
  | 'listMessages'
  | 'sendMessage'
  | 'editMessage'
  | 'removeMessage'
  | 'addReaction'
  | 'removeReaction'
  | 'listChannelPeople'
  | 'searchMessages'
  | 'markRead'
  | 'muteChannel'
  | 'pinMessage'
  | 'unpinMessage'
  | 'uploadMessageImage'
  | 'getMessageImage'
  | 'streamMessages';

function beginStream(reply: FastifyReply) {
  reply.hijack();
  // The response ends with its connection, so it needs no chunks, which saves half the work with thousands of readers.
  reply.raw.removeHeader('transfer-encoding');
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    connection: 'close',
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  return reply.raw;
}

const channelOf = ({ channelId }: Access): string => {
  if (!channelId) throw notFound();
  return channelId;
};

interface MessageCall {
  access: Access;
  caller: Caller;
  params: { messageId: string };
}

const messageOf = ({ access, caller, params }: MessageCall): MessageRequest => ({
  channelId: channelOf(access),
  messageId: params.messageId,
  caller,
});

export const chatHandlers: HandlersOf<ChatOperation> = {
  listMyChannels: ({ caller, language }, { database }) => channelsOf(database, caller, language),

  listMessages: ({ access, query, caller }, { database }) =>
    messagesOf(database.db, { channelId: channelOf(access), readerId: caller.userId }, query),

  sendMessage: ({ access, body, caller }, context) => sendMessage(context, channelOf(access), caller, body),

  editMessage: (call, context) => editMessage(context, messageOf(call), call.body),

  removeMessage: (call, context) => removeMessage(context, messageOf(call)),

  addReaction: (call, context) => addReaction(context, { ...messageOf(call), emoji: call.params.emoji }),

  removeReaction: (call, context) => removeReaction(context, { ...messageOf(call), emoji: call.params.emoji }),

  listChannelPeople: async (call, { database }) =>
    sendPage(
      call,
      await listChannelPeople(database.db, channelOf(call.access), { ...pageRequest(call.query), q: call.query.q }),
    ),

  searchMessages: async (call, context) => {
    limitSearches(context, call.caller.userId);
    const { items, next } = await searchMessages(context.database, call.caller, call.query);
    setNextPage(call, next);
    return items;
  },

  markRead: ({ access, body, caller }, context) => markRead(context, channelOf(access), caller.userId, body),

  muteChannel: ({ access, body, caller }, context) => muteChannel(context, channelOf(access), caller.userId, body),

  pinMessage: ({ access, body, caller }, context) =>
    pinMessage(context, { channelId: channelOf(access), messageId: body.messageId, caller }),

  unpinMessage: ({ access, caller }, context) => unpinMessage(context, { channelId: channelOf(access), caller }),

  uploadMessageImage: async ({ access, caller, request }, context) => {
    const uploaded = await readUploadedFile(request, 'image', imageRefusals.type, MAX_IMAGE_BYTES);
    return uploadImage(context, { channelId: channelOf(access), userId: caller.userId }, uploaded);
  },

  /** Revalidated on every use, so that people who have left can no longer see it. */
  getMessageImage: async ({ access, caller, params, request, reply }, { database }) => {
    const etag = `"${params.imageId.toLowerCase()}"`;
    const isHere = isKnown(knownTags(request.headers['if-none-match']), etag);
    const image = { channelId: channelOf(access), imageId: params.imageId, userId: caller.userId };
    const found = await readImage(database.db, image, isHere);
    if (!found) throw notFound();
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (found.image) reply.type('image/webp').send(found.image);
    else reply.code(304).send();
  },

  /** The header, which browsers send when they reconnect, overrides the position in the URL. */
  streamMessages: async ({ query, caller, request, reply }, { hub }) => {
    if (query.userId.toLowerCase() !== caller.userId) throw notFound();
    // A HEAD request doesn't keep the connection open.
    if (request.method === 'HEAD') return void beginStream(reply).end();
    const header = request.headers['last-event-id'];
    const lastEventId = typeof header === 'string' ? header : query.lastEventId;
    await hub.open(caller, lastEventId, () => beginStream(reply));
  },
};
