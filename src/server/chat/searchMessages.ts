import { sql, type SQL } from 'drizzle-orm';
import type { Message } from '../../contract/entities.gen';
import type { Database } from '../platform/database/client';
import { readCursor, withCursor, writeCursor } from '../platform/database/keyset';
import { hasFoldedWord, wordsOf } from '../platform/database/search';
import { withStatementTimeout } from '../platform/database/statementTimeout';
import { isHiddenFrom } from '../platform/database/blocks';
import { isBeingRemoved } from '../platform/database/isBeingRemoved';
import { isShownTo } from '../platform/database/signedOn';
import type { Caller } from '../platform/http/call';
import { cutPage } from '../platform/http/pages';
import { runOneAtATime } from '../platform/runOneAtATime';
import { Problem } from '../platform/http/problem';
import { channelPeople } from './channelPeople';
import { presentSeen, seenMessageColumns, type SeenMessageRow } from './messages/seenMessage';
import { refusals } from './refusals';

/** The first possible id of a message sent at an instant, in epoch milliseconds. */
function firstMessageIdAt(milliseconds: number): string {
  const digits = milliseconds.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}

const PAGE_SIZE = 20;

/** Far longer than it takes to search the longest conversations, in milliseconds. */
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
  new Problem(503, 'search_too_slow', refusals.searchTooSlow, [], {
    'retry-after': '5',
  });

const and = (conditions: (SQL | false | undefined)[]): SQL =>
  sql.join(
    conditions.map((condition) => condition || sql`true`),
    sql` and `,
  );

const hasWords = (folded: SQL, q: string): SQL => and(wordsOf(q).map((word) => hasFoldedWord(folded, word)));

/**
 * A word that folds to nothing, such as a lone accent, would match every message, so a search for only such words
 * finds nothing.
 */
const hasSomeWord = (q: string): SQL => sql`(select fold_text(${wordsOf(q).join('')})) <> ''`;

type Searcher = Pick<Caller, 'userId' | 'sessionId'>;

const channelsOf = (userId: string, channelId: string | undefined): SQL =>
  channelPeople((channel, person) =>
    and([sql`${person} = ${userId}::uuid`, channelId !== undefined && sql`${channel} = ${channelId}::uuid`]),
  );

/** Filters by sender, time and page. The time is part of the id, so the index covers it. */
const matchesFilters = ({ sentFrom, sentBefore, senderId }: MessageSearch, before: string | undefined): SQL =>
  and([
    sentFrom !== undefined && sql`m.id >= ${firstMessageIdAt(sentFrom)}::uuid`,
    sentBefore !== undefined && sql`m.id < ${firstMessageIdAt(sentBefore)}::uuid`,
    before !== undefined && sql`m.id < ${before}::uuid`,
    senderId !== undefined && sql`m.sender_id = ${senderId}::uuid`,
  ]);

const isSeenBy = ({ userId }: Searcher): SQL => sql`not ${isBeingRemoved(sql`m.sender_id`)}
  and not ${isHiddenFrom(sql`m.sender_id`, sql`${userId}::uuid`)}`;

/**
 * A given number of matching ids, newest first. Scans each channel from its newest message on, in an index of text
 * and senders, until it has found enough. Reads rows only for index matches, and for messages too long for the index:
 * hence the subquery, which `offset 0` keeps separate. Few messages have a described image, so these are read one by
 * one.
 */
const found = (searcher: Searcher, search: MessageSearch, before: string | undefined, limit: number): SQL => sql`
  select hit.id from (${channelsOf(searcher.userId, search.channelId)}) mine
  cross join lateral (
    select text_hit.id from (select candidate.id from (
      select m.id, m.content_key from messages m
      where m.channel_id = mine.channel_id and (m.content_key is null or ${hasWords(sql`m.content_key`, search.q)})
        and ${matchesFilters(search, before)} and ${isSeenBy(searcher)}
      order by m.id desc offset 0) candidate
    where candidate.content_key is not null or exists (
      select from messages whole where whole.id = candidate.id and ${hasWords(sql`fold_text(whole.content)`, search.q)})
    order by candidate.id desc limit ${limit}) text_hit
    union select described.id from (
      select m.id from message_images image join messages m on m.id = image.message_id
      where image.channel_id = mine.channel_id and image.alt <> ''
        and ${hasWords(sql`fold_text(m.content || ' ' || image.alt)`, search.q)}
        and ${matchesFilters(search, before)} and ${isSeenBy(searcher)}
      order by m.id desc limit ${limit}) described) hit
  where ${hasSomeWord(search.q)} and ${isShownTo(sql`mine.channel_id`, sql`${searcher.sessionId}::uuid`)}
  order by hit.id desc limit ${limit}`;

/**
 * One page of messages with all the words of a search, newest first, in the person's channels (rule chat.search). One
 * statement with a time limit, and one search per person at a time. 400 for an invalid cursor, 503 if it takes too
 * long.
 */
export async function searchMessages(
  database: Pick<Database, 'reads'>,
  searcher: Searcher,
  search: MessageSearch,
): Promise<{ items: Message[]; next?: string }> {
  const { limit = PAGE_SIZE, after } = search;
  const [before] = readCursor(after, 1) ?? [];
  if (wordsOf(search.q).length === 0) return { items: [] };
  const ask = () =>
    database.reads((db) =>
      withStatementTimeout({ db }, TIMEOUT_MS, tooSlow, (tx) =>
        tx.execute<SeenMessageRow & Record<string, unknown>>(sql`
        select ${seenMessageColumns(sql`${searcher.userId}::uuid`)} from (${found(searcher, search, before, limit + 1)}) found
        join messages t on t.id = found.id left join users sender on sender.id = t.sender_id
        where t.removed_at is null
        order by t.id desc`),
      ),
    );
  const { rows } = await withCursor(after, () => runOneAtATime(database, searcher.userId, ask));
  const { rows: shown, last } = cutPage(rows, limit);
  return { items: shown.flatMap(presentSeen), ...(last && { next: writeCursor([last.id]) }) };
}
