import { sql, type SQL } from 'drizzle-orm';
import type { Message } from '../../contract/entities.gen';
import type { Database } from '../platform/database/client';
import { readCursor, withCursor, writeCursor } from '../platform/database/keyset';
import { hasFoldedWord, wordsOf } from '../platform/database/search';
import { withStatementTimeout } from '../platform/database/statementTimeout';
import { isBeingRemoved } from '../platform/database/isBeingRemoved';
import { cutPage } from '../platform/http/pages';
import { oneAtATime } from '../platform/oneAtATime';
import { Problem } from '../platform/http/problem';
import { channelPeople } from './channelPeople';
import { firstIdAt } from './messages/messageIds';
import { messageColumns } from './messages/messageRows';
import { presentMessage, type MessageRow } from './presenter';

const PAGE_SIZE = 20;

/** Far longer than a search of the longest conversations takes. Milliseconds. */
const TIMEOUT_MS = 3_000;

export interface MessageSearch {
  q: string;
  channelId?: string;
  senderId?: string;
  /** Epoch milliseconds. */
  sentFrom?: number;
  /** Epoch milliseconds. */
  sentBefore?: number;
  limit?: number;
  after?: string;
}

const tooSlow = () =>
  new Problem(503, 'search_too_slow', 'This search is taking too long. Try one chat, or between two dates.', [], {
    'retry-after': '5',
  });

const and = (conditions: (SQL | false | undefined)[]): SQL =>
  sql.join(
    conditions.map((condition) => condition || sql`true`),
    sql` and `,
  );

/** Whether a text that was folded has all words of a search in it. */
const hasWords = (folded: SQL, q: string): SQL => and(wordsOf(q).map((word) => hasFoldedWord(folded, word)));

/** What folds to nothing, such as an accent by itself, is in every text: it finds nothing when it is all there is. */
const hasSomeWord = (q: string): SQL => sql`(select fold_text(${wordsOf(q).join('')})) <> ''`;

/** The channels of a person that are searched. */
const channelsOf = (userId: string, channelId: string | undefined): SQL =>
  channelPeople((channel, person) =>
    and([sql`${person} = ${userId}::uuid`, channelId !== undefined && sql`${channel} = ${channelId}::uuid`]),
  );

/** By whom and when a message was sent, and after which page. When is in its id, so that the index knows. */
const isSought = ({ sentFrom, sentBefore, senderId }: MessageSearch, before: string | undefined): SQL =>
  and([
    sentFrom !== undefined && sql`m.id >= ${firstIdAt(sentFrom)}::uuid`,
    sentBefore !== undefined && sql`m.id < ${firstIdAt(sentBefore)}::uuid`,
    before !== undefined && sql`m.id < ${before}::uuid`,
    senderId !== undefined && sql`m.sender_id = ${senderId}::uuid`,
  ]);

/**
 * So many ids of what is found, newest first. Each channel is gone through from its newest message on, in an index that
 * has the texts and their senders, until enough is found. Rows are read only of what the index finds, and of texts too
 * long for it: hence the subquery, which `offset 0` keeps by itself.
 */
const found = (userId: string, search: MessageSearch, before: string | undefined, limit: number): SQL => sql`
  select hit.id from (${channelsOf(userId, search.channelId)}) mine
  cross join lateral (
    select candidate.id from (
      select m.id, m.content_key from messages m
      where m.channel_id = mine.channel_id and (m.content_key is null or ${hasWords(sql`m.content_key`, search.q)})
        and ${isSought(search, before)} and not ${isBeingRemoved(sql`m.sender_id`)}
      order by m.id desc offset 0) candidate
    where candidate.content_key is not null or exists (
      select from messages whole where whole.id = candidate.id and ${hasWords(sql`fold_text(whole.content)`, search.q)})
    order by candidate.id desc limit ${limit}) hit
  where ${hasSomeWord(search.q)}
  order by hit.id desc limit ${limit}`;

/**
 * One page of the messages that hold all the words of a search, newest first, in the channels that a person is in (rule
 * chat.search). One statement, with a time limit, and one search per person at a time. 400 for an invalid cursor, 503
 * for what takes too long.
 */
export async function searchMessages(
  database: Pick<Database, 'db'>,
  userId: string,
  search: MessageSearch,
): Promise<{ items: Message[]; next?: string }> {
  const { limit = PAGE_SIZE, after } = search;
  const [before] = readCursor(after, 1) ?? [];
  if (wordsOf(search.q).length === 0) return { items: [] };
  const ask = () =>
    withStatementTimeout(database, TIMEOUT_MS, tooSlow, (tx) =>
      tx.execute<MessageRow & Record<string, unknown>>(sql`
        select ${messageColumns} from (${found(userId, search, before, limit + 1)}) found
        join messages t on t.id = found.id left join users sender on sender.id = t.sender_id
        where t.removed_at is null
        order by t.id desc`),
    );
  const { rows } = await withCursor(after, () => oneAtATime(database, userId, ask));
  const { rows: shown, last } = cutPage(rows, limit);
  return { items: shown.map(presentMessage), ...(last && { next: writeCursor([last.id]) }) };
}
