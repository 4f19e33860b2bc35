import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Announcement, AnnouncementRecipient, AnnouncementSummary } from '../../contract/entities.gen';
import type { Queryable } from '../platform/database/client';
import { fullNameOf } from '../platform/database/fullNameOf';
import { cursorValues, isAfter, orderBy, sortBy, type Keyset } from '../platform/database/keyset';
import { fullNameInOrder } from '../platform/database/nameOrder';
import { readPage } from '../platform/database/readPage';
import { announcements, memberships } from '../platform/database/schema';
import type { Page, PageRequest } from '../platform/http/pages';
import { notFound } from '../platform/http/problem';
import { presentAnnouncement, presentRecipient, presentSummary, type RecipientRow } from './presenter';

const newestFirst: Keyset = { keys: [sortBy(sql`${announcements.id}`, 'uuid')], direction: 'desc' };

const { text: textColumn, ...summaryColumns } = getTableColumns(announcements);
const authorName = fullNameOf(announcements.authorId);

export async function listAnnouncements(
  db: Queryable,
  { membershipId, ...asked }: PageRequest & { membershipId: string },
): Promise<Page<AnnouncementSummary>> {
  const ofMembership = eq(announcements.membershipId, membershipId);
  const page = await readPage(db, asked, newestFirst, {
    rows: (cursor, howMany) =>
      db
        .select({ ...summaryColumns, authorName, place: cursorValues(newestFirst) })
        .from(announcements)
        .where(and(ofMembership, isAfter(newestFirst, cursor)))
        .orderBy(orderBy(newestFirst))
        .limit(howMany),
    all: sql`from ${announcements} where ${ofMembership}`,
  });
  return { ...page, items: page.items.map(presentSummary) };
}

export async function getAnnouncement(
  db: Queryable,
  id: string,
  { forStaff }: { forStaff: boolean },
): Promise<Announcement> {
  const [row] = await db
    .select({ ...summaryColumns, text: textColumn, authorName, membershipName: memberships.name })
    .from(announcements)
    .innerJoin(memberships, eq(memberships.id, announcements.membershipId))
    .where(eq(announcements.id, id));
  if (!row) throw notFound();
  return presentAnnouncement(row, forStaff);
}

const byName: Keyset = {
  keys: [sortBy(fullNameInOrder(sql`u.first_name`, sql`u.last_name`)), sortBy(sql`u.id`, 'uuid')],
  direction: 'asc',
};

const millis = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::float8`;

interface RecipientsQuery extends PageRequest {
  announcementId: string;
  read: boolean | undefined;
}

export async function listRecipients(
  db: Queryable,
  { announcementId, read, ...asked }: RecipientsQuery,
): Promise<Page<AnnouncementRecipient>> {
  const isRead = read === undefined ? sql`true` : sql`(r.read_at is not null) = ${read}`;
  const people = sql`announcement_recipients r join users u on u.id = r.user_id
    where r.announcement_id = ${announcementId}::uuid and ${isRead}`;
  const page = await readPage(db, asked, byName, {
    rows: async (cursor, howMany) => {
      const { rows } = await db.execute<RecipientRow>(sql`
        select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.photo_id as "photoId",
          ${millis(sql`r.told_at`)} as told, ${millis(sql`r.read_at`)} as read, ${cursorValues(byName)} as place
        from ${people} and ${isAfter(byName, cursor)} order by ${orderBy(byName)} limit ${howMany}`);
      return rows;
    },
    all: sql`from ${people}`,
  });
  return { ...page, items: page.items.map(presentRecipient) };
}
