import { sql, type SQL } from 'drizzle-orm';
import type { Message } from '../../../contract/entities.gen';
import type { Queryable } from '../../platform/database/client';
import { invalidField, notFound } from '../../platform/http/problem';
import { presentMessage, type MessageRow } from '../presenter';
import { messageColumns } from './messageRows';

const PAGE_SIZE = 50;

export interface MessagePage {
  before?: string;
  after?: string;
  around?: string;
  limit?: number;
}

const messagesFrom = (channelId: string, condition: SQL, order: 'asc' | 'desc', limit: number): SQL => sql`
  select ${messageColumns} from messages t left join users sender on sender.id = t.sender_id
  where t.channel_id = ${channelId}::uuid ${condition}
  order by t.id ${sql.raw(order)} limit ${limit}`;

const read = async (db: Queryable, statement: SQL): Promise<Message[]> =>
  (await db.execute<MessageRow & Record<string, unknown>>(statement)).rows.map(presentMessage);

async function messagesAround(db: Queryable, channelId: string, messageId: string, limit: number): Promise<Message[]> {
  const upToIt = Math.floor(limit / 2) + 1;
  const messages = await read(
    db,
    sql`(${messagesFrom(channelId, sql`and t.id <= ${messageId}::uuid`, 'desc', upToIt)})
      union all (${messagesFrom(channelId, sql`and t.id > ${messageId}::uuid`, 'asc', limit - upToIt)})
      order by id`,
  );
  if (!messages.some(({ id }) => id === messageId.toLowerCase())) throw notFound();
  return messages;
}

/**
 * A page of a channel, oldest message first: the newest messages, the messages before or after a given message, or
 * those around it (rule chat.pages). One statement. 400 if a request combines 'around' with 'before' or 'after'.
 */
export async function messagesOf(db: Queryable, channelId: string, page: MessagePage): Promise<Message[]> {
  const { before, after, around, limit = PAGE_SIZE } = page;
  if (around !== undefined) {
    if (before ?? after) throw invalidField('around', 'A page is about a message, or before or after one');
    return messagesAround(db, channelId, around, limit);
  }
  const isBefore = before === undefined ? sql`` : sql`and t.id < ${before}::uuid`;
  const isAfter = after === undefined ? sql`` : sql`and t.id > ${after}::uuid`;
  const order = after === undefined ? 'desc' : 'asc';
  const messages = await read(db, messagesFrom(channelId, sql`${isBefore} ${isAfter}`, order, limit));
  return after === undefined ? messages.reverse() : messages;
}
