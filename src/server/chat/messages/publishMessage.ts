import { sql, type SQL } from 'drizzle-orm';
import type { Message } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import { messageById } from './messageRows';

/** The columns that every change of a message sets, as part of `set`. */
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
 * Replaces a message's earlier states in the event log with the current state, so that its earlier text is deleted and
 * people who were away get only the current state (rule chat.changes). One statement, by index.
 */
export const replaceInLog = (message: Message): SQL => sql`
  update events set payload = jsonb_set(payload, '{message}', ${JSON.stringify(message)}::jsonb)
  where type = 'message' and (payload -> 'message' ->> 'id')::uuid = ${message.id}::uuid`;
