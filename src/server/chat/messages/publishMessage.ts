import { sql, type SQL } from 'drizzle-orm';
import type { Message } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import { messageById } from './messageRows';

/** Part of every change of a message, as `set` of its row. */
export const nextVersion: SQL = sql`version = version + 1`;

/**
 * Tells the channel of a changed message, which is locked: its states are published in the order of their versions
 * (rule chat.changes).
 */
export async function publishMessage(act: Act, messageId: string): Promise<Message> {
  const message = await messageById(act.tx, messageId);
  act.publish({ channelId: message.channelId }, { type: 'message', message });
  return message;
}

/**
 * Puts a message's present state in the place of its earlier ones in the log of events, where its earlier text then is
 * no more: who was away gets no history (rule chat.changes). One statement, by index.
 */
export const replaceInLog = (message: Message): SQL => sql`
  update events set payload = jsonb_set(payload, '{message}', ${JSON.stringify(message)}::jsonb)
  where type = 'message' and (payload -> 'message' ->> 'id')::uuid = ${message.id}::uuid`;
