import { sql, type SQL } from 'drizzle-orm';
import type { Message, MessageQuote } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import { quoteOf } from '../../../domain/chat/excerpt';
import { messageById } from './messageRows';

export const nextVersion: SQL = sql`version = version + 1`;

/**
 * Publishes a changed message, while it is locked, so that its states appear in the order of their versions (rule
 * chat.changes).
 */
export async function publishMessage(act: Act, messageId: string): Promise<Message> {
  const message = await messageById(act.tx, messageId);
  act.publish({ channelId: message.channelId }, { type: 'message', message });
  return message;
}

/**
 * Replaces a message's earlier states in the event log with the current state, also where replies quote it, so that its
 * earlier text is deleted and people who were away get only the current state (rule chat.changes).
 */
export async function rewriteLog({ tx }: Act, message: Message): Promise<void> {
  await tx.execute(replaceInLog(message));
  await tx.execute(replaceQuotesInLog([message.id], quoteOf(message)));
}

export const replaceInLog = (message: Message): SQL => sql`
  update events set payload = jsonb_set(payload, '{message}', ${JSON.stringify(message)}::jsonb)
  where type = 'message' and (payload -> 'message' ->> 'id')::uuid = ${message.id}::uuid`;

export const replaceQuotesInLog = (messageIds: string[], quote: Partial<MessageQuote>): SQL => sql`
  update events set payload = jsonb_set(payload, '{message,replyTo}',
    (payload -> 'message' -> 'replyTo') - 'imageOnly' || ${JSON.stringify(quote)}::jsonb)
  where type = 'message' and payload -> 'message' ? 'replyTo' and (payload -> 'message' ->> 'id')::uuid in (
    select id from messages where reply_to_id = any(${sql.param(messageIds)}::uuid[]))`;
