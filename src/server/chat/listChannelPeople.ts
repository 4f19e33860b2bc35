import { sql, type SQL } from 'drizzle-orm';
import type { ChannelPerson } from '../../contract/entities.gen';
import type { Queryable } from '../platform/database/client';
import { isAfter, orderBy, cursorValues, sortBy, type Keyset } from '../platform/database/keyset';
import { fullNameInOrder } from '../platform/database/nameOrder';
import { readPage } from '../platform/database/readPage';
import { hasFoldedWord, wordsOf } from '../platform/database/search';
import type { Page, PageRequest } from '../platform/http/pages';
import { channelPeople } from './channelPeople';

type Row = Omit<ChannelPerson, 'member' | 'photoId'> & { photoId: string | null; member: boolean; place: string[] };

const byName: Keyset = {
  keys: [sortBy(fullNameInOrder(sql`u.first_name`, sql`u.last_name`)), sortBy(sql`u.id`, 'uuid')],
  direction: 'asc',
};

/** A word that folds to nothing, such as accents alone, matches nobody. */
const hasWord = (word: string): SQL => sql` and (select trim(fold_text(${word}))) <> ''
  and ${hasFoldedWord(sql`fold_text(u.first_name || ' ' || u.last_name)`, word)}`;

/**
 * One page of a channel's people, by name; with `q`, only people whose names contain all its words (rules chat.people
 * and platform.pages). Reads all of a channel's people for every page, since they are derived from a pod, or from a
 * membership's leaders and staff. 400 for an invalid cursor.
 */
export async function listChannelPeople(
  db: Queryable,
  channelId: string,
  { q, ...page }: PageRequest & { q?: string },
): Promise<Page<ChannelPerson>> {
  const inChannel = channelPeople((channel) => sql`${channel} = ${channelId}::uuid`);
  const people = sql`from (${inChannel}) present join users u on u.id = present.user_id
    where true${sql.join(wordsOf(q).map(hasWord))}`;
  const found = await readPage<Row>(db, page, byName, {
    rows: async (cursor, limit) => {
      const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
        select u.id as "userId", u.first_name || ' ' || u.last_name as name, u.photo_id as "photoId", exists (
          select from channels c
          join members m on m.membership_id = c.membership_id and m.user_id = u.id and m.disabled_at is null
          where c.id = ${channelId}::uuid) as member, ${cursorValues(byName)} as place ${people}
          and ${isAfter(byName, cursor)}
        order by ${orderBy(byName)} limit ${limit}`);
      return rows;
    },
    all: people,
  });
  return {
    ...found,
    items: found.items.map(({ userId, name, photoId, member }) => ({
      userId,
      name,
      ...(photoId !== null && { photoId }),
      ...(member && { member }),
    })),
  };
}
