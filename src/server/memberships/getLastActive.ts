import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { AppContext } from '../platform/context';
import { isAfter, orderBy, cursorValues, sortBy, type Keyset } from '../platform/database/keyset';
import { readPage } from '../platform/database/readPage';
import { members } from '../platform/database/schema';
import type { Page, PageRequest } from '../platform/http/pages';

const byUserId: Keyset = { keys: [sortBy(sql`${members.userId}`, 'uuid')], direction: 'asc' };

export async function getLastActive(
  { database: { db } }: AppContext,
  { membershipId, ...asked }: PageRequest & { membershipId: string },
): Promise<Page<[userId: string, seconds: number]>> {
  const wasActive = and(eq(members.membershipId, membershipId), isNotNull(members.lastActiveAt));
  const page = await readPage(db, asked, byUserId, {
    rows: (cursor, howMany) =>
      db
        .select({
          userId: members.userId,
          seconds: sql<number>`floor(extract(epoch from ${members.lastActiveAt}))::float8`,
          place: cursorValues(byUserId),
        })
        .from(members)
        .where(and(wasActive, isAfter(byUserId, cursor)))
        .orderBy(orderBy(byUserId))
        .limit(howMany),
    all: sql`from ${members} where ${wasActive}`,
  });
  return { ...page, items: page.items.map(({ userId, seconds }) => [userId, seconds]) };
}
