import { sql, type SQL } from 'drizzle-orm';
import type { Message } from '../../../contract/entities.gen';
import { isHiddenFrom } from '../../platform/database/blocks';
import type { Queryable } from '../../platform/database/client';
import { invalidField, notFound } from '../../platform/http/problem';
import { presentSeen, seenMessageColumns, type SeenMessageRow } from './seenMessage';
import { refusals } from '../refusals';

const PAGE_SIZE = 50;

export interface MessagePage {
  before?: string;
  after?: string;
  around?: string;
  limit?: number;
}

interface Place {
  channelId: string;
  readerId: string;
}

const messagesFrom = ({ channelId, readerId }: Place, condition: SQL, order: 'asc' | 'desc', limit: number): SQL => sql`
  select ${seenMessageColumns(sql`${readerId}::uuid`)} from messages t left join users sender on sender.id = t.sender_id
  where t.channel_id = ${channelId}::uuid ${condition}
    and not ${isHiddenFrom(sql`t.sender_id`, sql`${readerId}::uuid`)}
  order by t.id ${sql.raw(order)} limit ${limit}`;

const read = async (db: Queryable, statement: SQL): Promise<Message[]> =>
  (await db.execute<SeenMessageRow & Record<string, unknown>>(statement)).rows.flatMap(presentSeen);

async function messagesAround(db: Queryable, place: Place, messageId: string, limit: number): Promise<Message[]> {
  const upToIt = Math.floor(limit / 2) + 1;
  const messages = await read(
    db,
    sql`(${messagesFrom(place, sql`and t.id <= ${messageId}::uuid`, 'desc', upToIt)})
      union all (${messagesFrom(place, sql`and t.id > ${messageId}::uuid`, 'asc', limit - upToIt)})
      order by id`,
  );
  if (!messages.some(({ id }) => id === messageId.toLowerCase())) throw notFound();
  return messages;
}

/**
 * A page of a channel, oldest message first: the newest messages, the messages before or after a given message, or
 * those around it (rule chat.pages), without what is hidden from the reader. One statement. 400 if a request combines 'around' with 'before' or 'after'.
 */
export async function messagesOf(db: Queryable, inChannel: Place, page: MessagePage): Promise<Message[]> {
  const { before, after, around, limit = PAGE_SIZE } = page;
  if (around !== undefined) {
    if (before ?? after) throw invalidField('around', refusals.oneDirection);
    return messagesAround(db, inChannel, around, limit);
  }
  const isBefore = before === undefined ? sql`` : sql`and t.id < ${before}::uuid`;
  const isAfter = after === undefined ? sql`` : sql`and t.id > ${after}::uuid`;
  const order = after === undefined ? 'desc' : 'asc';
  const messages = await read(db, messagesFrom(inChannel, sql`${isBefore} ${isAfter}`, order, limit));
  return after === undefined ? messages.reverse() : messages;
}
