import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Notification } from '../../contract/entities.gen';
import { MIN_FOLDED_GROUP } from '../../domain/notifications/groups';
import type { Language } from '../../domain/text/languages';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { isAfter, orderBy, cursorValues, sortBy, type Keyset } from '../platform/database/keyset';
import { readPage } from '../platform/database/readPage';
import { members, memberships, notifications } from '../platform/database/schema';
import type { Page, PageRequest } from '../platform/http/pages';
import { presentNotification } from './presenter';
import { showNotification } from './render';

const newestFirst: Keyset = { keys: [sortBy(sql`${notifications.id}`, 'uuid')], direction: 'desc' };

/** The notification names a person whose account is closed and still being removed (rule account.deletion). */
export const namesRemoved = sql`${notifications.names} ?| (
  select coalesce(array_agg(user_id::text), '{}') from account_removals)`;

const open = (userId: string): SQL | undefined =>
  and(
    eq(notifications.userId, userId),
    isNull(notifications.dismissedAt),
    isNull(members.disabledAt),
    sql`${namesRemoved} is not true`,
  );

const ownMember = (userId: string): SQL | undefined =>
  and(eq(members.membershipId, notifications.membershipId), eq(members.userId, userId));

interface ListedAs {
  folded?: boolean;
  group?: string;
}

/**
 * A user's open notifications, each with its id, the number of notifications in its group, and whether it is the newest
 * of them and therefore shown.
 */
function listed(db: Queryable, userId: string, { folded, group }: ListedAs) {
  const isFolded = folded === true && group === undefined;
  const together = sql`coalesce(${notifications.groupKey}, ${notifications.id}::text)`;
  const howMany = sql`count(*) over (partition by ${together})`;
  const rank = sql`row_number() over (partition by ${together} order by ${notifications.id} desc)`;
  return db
    .select({
      id: notifications.id,
      standsFor: (isFolded ? sql<number>`(${howMany})::int` : sql<number>`1`).as('stands_for'),
      isShown: (isFolded ? sql<boolean>`(${howMany} < ${MIN_FOLDED_GROUP} or ${rank} = 1)` : sql<boolean>`true`).as(
        'is_shown',
      ),
    })
    .from(notifications)
    .leftJoin(members, ownMember(userId))
    .where(and(open(userId), group === undefined ? undefined : eq(notifications.groupKey, group)))
    .as('listed');
}

export async function listNotifications(
  context: Pick<AppContext, 'database' | 'hooks' | 'log'>,
  userId: string,
  asked: PageRequest & ListedAs,
  language: Language,
): Promise<Page<Notification>> {
  const { db } = context.database;
  const all = listed(db, userId, asked);
  const page = await readPage(db, asked, newestFirst, {
    rows: (cursor, howMany) =>
      db
        .select({
          notification: notifications,
          standsFor: all.standsFor,
          membershipName: memberships.name,
          place: cursorValues(newestFirst),
        })
        .from(all)
        .innerJoin(notifications, eq(notifications.id, all.id))
        .leftJoin(memberships, eq(memberships.id, notifications.membershipId))
        .where(and(all.isShown, isAfter(newestFirst, cursor)))
        .orderBy(orderBy(newestFirst))
        .limit(howMany),
    all: sql`from ${all} where ${all.isShown}`,
  });
  const items = page.items.map(({ notification, membershipName, standsFor }) =>
    presentNotification(
      { ...notification, membershipName, standsFor },
      showNotification(context, notification, language, standsFor),
    ),
  );
  return { ...page, items };
}
