import { and, eq, sql, type SQL } from 'drizzle-orm';
import { hoursOfTimeOfDay, type WantedTimes } from '../../../domain/pods/wantedTimes';
import { weekdayNumberOf } from '../../../domain/meetings/scheduleTypes';
import { isNextStartKnown, minuteOfNextStart, isPauseOn, storeMissingNextStarts, zoneOfUser } from '../../meetings';
import type { Queryable } from '../../platform/database/client';
import {
  isAfter,
  orderBy,
  cursorValues,
  readCursor,
  sortBy,
  unknownCursor,
  withCursor,
  writeCursor,
  type Keyset,
} from '../../platform/database/keyset';
import { nameOrderOf } from '../../platform/database/nameOrder';
import { countUpTo } from '../../platform/database/readPage';
import { meetings, nextStarts, pods } from '../../platform/database/schema';
import { cutPage, type Page, type PageRequest } from '../../platform/http/pages';
import { isInPod } from './podFilter';
import { participantCount } from './podRows';

/** Pods with seats can be joined; full pods are waitlists (rule pods.lists). */
type JoinList = 'available' | 'waitlist';

interface PodsToJoinFilter {
  membershipId: string;
  which: SQL | undefined;
  now: Date;
  /**
   * The person looking for a pod, whose clocks determine the week. Absent for a stranger, who is in no pod and whose
   * zone is unknown, so UTC is used.
   */
  readerId?: string;
}

interface PodInWeek {
  id: string;
  name: string;
  seatsAvailable: number;
}

/** Free seats, computed like `seatsLeft`. */
const seats = sql<number>`greatest(0, ${pods.maxParticipants} - ${participantCount})`;

/** Excludes paused pods, and those that the reader leads or is in (rules pods.lists and pods.switch). */
const isOfferedToReader = ({ which, now, readerId }: PodsToJoinFilter): SQL | undefined =>
  and(which, sql`not ${isPauseOn(now)}`, readerId === undefined ? undefined : sql`not ${isInPod(readerId)}`);

/** Pods with seats first, then full pods; each group by weekday, time and name. Uses the alias `l` for pods. */
const inWeek: Keyset = {
  keys: [
    sortBy(sql`l.list`),
    sortBy(sql`l.minute`, 'integer'),
    sortBy(nameOrderOf(sql`l.name`)),
    sortBy(sql`l.id`, 'uuid'),
  ],
  direction: 'asc',
};

/** The sort values of a page's last pod, which may since have been deleted or moved. */
function readWeekCursor(after: string | undefined): string[] | undefined {
  const cursor = readCursor(after, inWeek.keys.length);
  const [list = '', minute = ''] = cursor ?? [];
  if (cursor && (!['available', 'waitlist'].includes(list) || !/^\d{1,5}$/.test(minute))) throw unknownCursor();
  return cursor;
}

/** Filters by the times that suit a person, with the same result as `isWantedTime`. */
function isWanted({ weekday, timeOfDay }: WantedTimes): SQL | undefined {
  const [from, to] = timeOfDay ? hoursOfTimeOfDay(timeOfDay) : [];
  return and(
    weekday && sql`l.minute / ${24 * 60} = ${weekdayNumberOf(weekday)}`,
    timeOfDay && sql`l.minute % ${24 * 60} >= ${from}::int * 60 and l.minute % ${24 * 60} < ${to}::int * 60`,
  );
}

interface PodsInWeekQuery extends PodsToJoinFilter, PageRequest, WantedTimes {
  /** Reads only this list, instead of both in sequence. */
  list?: JoinList;
}

interface FoundPods extends Record<string, unknown> {
  total: number;
  isKnown: boolean;
  rows: (PodInWeek & { place: string[] })[];
}

async function readInWeek(db: Queryable, asked: PodsInWeekQuery): Promise<FoundPods> {
  const { now, readerId, list, limit, after } = asked;
  const cursor = readWeekCursor(after);
  const others = cursor && sql`l.id <> ${cursor.at(-1)}::uuid`;
  const { rows } = await withCursor(after, () =>
    db.execute<FoundPods>(sql`
      with reader as materialized (select ${zoneOfUser(readerId)} as zone),
      sought as materialized (
        select ${pods.id}, ${pods.name}, ${seats} as seats, ${minuteOfNextStart(sql`reader.zone`)} as minute,
          ${nextStarts.meetingId} is not null as is_known
        from reader cross join ${pods} join ${meetings} on ${meetings.id} = ${pods.meetingId}
        left join ${nextStarts} on ${isNextStartKnown(now)}
        where ${isOfferedToReader(asked)}
      ),
      listed as materialized (
        select * from (select *, case when seats > 0 then 'available' else 'waitlist' end as list from sought) l
        where ${and(list && sql`l.list = ${list}`, isWanted(asked)) ?? sql`true`}
      ),
      page as (
        select l.id, l.name, l.seats as "seatsAvailable", ${cursorValues(inWeek)} as place from listed l
        where ${and(isAfter(inWeek, cursor), others)} order by ${orderBy(inWeek)} limit ${limit + 1}
      )
      select ${countUpTo(sql`from listed`)} as total, (select coalesce(bool_and(is_known), true) from sought) as "isKnown",
        (select coalesce(json_agg(page), '[]') from page) as rows`),
  );
  return rows[0] ?? { total: 0, isKnown: true, rows: [] };
}

/**
 * One page of the pods a person may join or wait for, in order (rule pods.lists): the database computes it in one
 * statement, plus three if next starts are missing. The last pod of the previous page doesn't appear again. 400 for an
 * invalid cursor.
 */
export async function pageOfPodsInWeek(db: Queryable, asked: PodsInWeekQuery): Promise<Page<PodInWeek>> {
  let found = await readInWeek(db, asked);
  if (!found.isKnown) {
    await storeMissingNextStarts(db, asked.membershipId, asked.now);
    found = await readInWeek(db, asked);
  }
  const { rows, last } = cutPage(found.rows, asked.limit);
  return { items: rows, total: found.total, ...(last && { next: writeCursor(last.place) }) };
}

export async function isPodToJoin(db: Queryable, podId: string, asked: PodsToJoinFilter): Promise<boolean> {
  const found = await db
    .select({ id: pods.id })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(and(eq(pods.id, podId), eq(pods.membershipId, asked.membershipId), isOfferedToReader(asked)));
  return found.length > 0;
}
