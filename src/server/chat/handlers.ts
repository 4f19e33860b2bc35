import type { FastifyReply } from 'fastify';
import { notFound } from '../platform/http/problem';
import type { Access, HandlersOf } from '../platform/http/call';
import { markRead } from './markRead';
import { sendMessage } from './sendMessage';
import { channelsOf, messagesOf } from './reads';

type ChatOperation = 'listMyChannels' | 'listMessages' | 'sendMessage' | 'markRead' | 'streamMessages';

/** The response of a stream, with what the hooks before it have set (CORS and other headers of the browser). */
function beginStream(reply: FastifyReply) {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
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

export const chatHandlers: HandlersOf<ChatOperation> = {
  listMyChannels: ({ caller }, { database }) => channelsOf(database.db, caller.userId),

  listMessages: ({ access, query }, { database }) => messagesOf(database.db, channelOf(access), query),

  sendMessage: ({ access, body, caller }, context) => sendMessage(context, channelOf(access), caller, body),

  markRead: ({ access, body, caller }, context) => markRead(context, channelOf(access), caller.userId, body.messageId),

  /** The header, which a browser sends by itself when it reconnects, wins over the address. */
  streamMessages: async ({ query, caller, request, reply }, { hub }) => {
    if (query.userId.toLowerCase() !== caller.userId) throw notFound();
    // Asked for the headers alone: nothing is kept open for it.
    if (request.method === 'HEAD') return void beginStream(reply).end();
    const header = request.headers['last-event-id'];
    const lastEventId = typeof header === 'string' ? header : query.lastEventId;
    await hub.open(caller, lastEventId, () => beginStream(reply));
  },
};
