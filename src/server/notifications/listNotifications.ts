import { and, count, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Notification } from '../../contract/entities.gen';
import type { Queryable } from '../platform/database/client';
import { isAfter, orderBy, place, sortBy, type Keyset } from '../platform/database/keyset';
import { readPage } from '../platform/database/readPage';
import { members, memberships, notifications } from '../platform/database/schema';
import type { Page, PageRequest } from '../platform/http/pages';
import { presentNotification } from './presenter';

/** Ids rise with time. */
const newestFirst: Keyset = { keys: [sortBy(sql`${notifications.id}`, 'uuid')], direction: 'desc' };

/** What somebody has not dismissed; nothing of memberships in which they are disabled (rule members.disabled). */
const open = (userId: string): SQL | undefined =>
  and(eq(notifications.userId, userId), isNull(notifications.dismissedAt), isNull(members.disabledAt));

const ownPlace = (userId: string): SQL | undefined =>
  and(eq(members.membershipId, notifications.membershipId), eq(members.userId, userId));

/**
 * One page of what is open for somebody, the newest first, in two statements (rules notifications.kinds and
 * platform.pages). 400 for a cursor that is none.
 */
export async function listNotifications(
  db: Queryable,
  userId: string,
  asked: PageRequest,
): Promise<Page<Notification>> {
  const page = await readPage(asked, newestFirst, {
    rows: (cursor, howMany) =>
      db
        .select({ notification: notifications, membershipName: memberships.name, place: place(newestFirst) })
        .from(notifications)
        .leftJoin(memberships, eq(memberships.id, notifications.membershipId))
        .leftJoin(members, ownPlace(userId))
        .where(and(open(userId), isAfter(newestFirst, cursor)))
        .orderBy(orderBy(newestFirst))
        .limit(howMany),
    total: () =>
      db.select({ total: count() }).from(notifications).leftJoin(members, ownPlace(userId)).where(open(userId)),
  });
  const items = page.items.map(({ notification, membershipName }) =>
    presentNotification({ ...notification, membershipName }),
  );
  return { ...page, items };
}
