import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PodOverview } from '../../../contract/entities.gen';
import {
  DEFAULT_POD_OVERVIEW_SORT,
  firstOrderOf,
  type PodOverviewSort,
  type SortOrder,
} from '../../../domain/pods/overviewSorts';
import { seatsLeft } from '../../../domain/pods/seats';
import { readableZone } from '../../../domain/time/zonedTime';
import { lastMessageOfPod } from '../../chat';
import { isPausedNow, meetingColumns, nextStart, storeMissingNextStarts } from '../../meetings';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { fullNameOf } from '../../platform/database/fullNameOf';
import { cursorValues, isAfter, orderBy, sortBy, type Keyset } from '../../platform/database/keyset';
import { podNameInOrder } from '../../platform/database/podKeys';
import { readPage } from '../../platform/database/readPage';
import { meetings, nextStarts, podMembers, pods } from '../../platform/database/schema';
import type { Page, PageRequest } from '../../platform/http/pages';
import { podFilter, type PodFilter } from './podFilter';
import { participantCount, waitingCount } from './podRows';

interface OverviewQuery extends PodFilter, PageRequest {
  sort?: PodOverviewSort;
  order?: SortOrder;
}

/**
 * Takes the place of a missing value, and sorts the pod last in both orders; JavaScript and PostgreSQL both have this
 * number.
 */
const LAST = sql.raw(String(Number.MAX_SAFE_INTEGER));

const peopleCount = sql<number>`(select count(*)::int from pod_members pm where pm.pod_id = ${pods.id})`;

/** A row whose `until` is 'infinity' belongs to a meeting without a future date. */
const nextStartSeconds = sql`(select extract(epoch from ${nextStarts.startsAt})::bigint
  from ${meetings} join ${nextStarts} on ${nextStarts.meetingId} = ${meetings.id}
  where ${meetings.id} = ${pods.meetingId} and ${nextStarts.until} <> 'infinity')`;

const sortKeys: Record<Exclude<PodOverviewSort, 'name'>, SQL> = {
  nextMeeting: nextStartSeconds,
  people: peopleCount,
  waiting: waitingCount,
  lastMessage: sql`floor(${lastMessageOfPod})::bigint`,
};

interface PodOrder {
  key: SQL;
  keyset: Keyset;
}

/** By name, or by a number and then by name; uses the alias `o` for the sorted pods. */
function podOrder({ sort = DEFAULT_POD_OVERVIEW_SORT, order = firstOrderOf(sort) }: OverviewQuery): PodOrder {
  const byName = [sortBy(sql`o.name_key`), sortBy(sql`o.id`, 'uuid')];
  if (sort === 'name') return { key: sql`0`, keyset: { keys: byName, direction: order } };
  const sign = sql.raw(order === 'asc' ? '' : '-');
  return {
    key: sql`coalesce(${sign}(${sortKeys[sort]}), ${LAST})::bigint`,
    keyset: { keys: [sortBy(sql`o.key`, 'bigint'), ...byName], direction: 'asc' },
  };
}

async function pageOfIds(db: Queryable, query: OverviewQuery): Promise<Page<string>> {
  const { key, keyset } = podOrder(query);
  const which = podFilter(query);
  const page = await readPage<{ id: string; place: string[] }>(db, query, keyset, {
    rows: async (cursor, howMany) => {
      const { rows } = await db.execute<{ id: string; place: string[] }>(sql`
        select o.id, ${cursorValues(keyset)} as place
        from (select ${pods.id}, ${podNameInOrder} as name_key, ${key} as key from ${pods} where ${which}) o
        where ${isAfter(keyset, cursor)} order by ${orderBy(keyset)} limit ${howMany}`);
      return rows;
    },
    all: sql`from ${pods} where ${which ?? sql`true`}`,
  });
  return { ...page, items: page.items.map(({ id }) => id) };
}

const leaderSeat = alias(podMembers, 'leader_place');

/**
 * Counts the current steps of the pod's people, either all of them or only those that are set; never reads their
 * texts.
 */
const stepCount = (which: SQL = sql`true`) => sql<number>`(select count(*)::int from next_tiny_steps s
  where s.pod_id = ${pods.id} and s.closed_at is null and ${which})`;

const podsWithIds = (db: Queryable, ids: readonly string[]) =>
  db
    .select({
      podId: pods.id,
      name: pods.name,
      maxParticipants: pods.maxParticipants,
      meeting: meetingColumns,
      leaderName: fullNameOf(leaderSeat.userId),
      people: peopleCount,
      participants: participantCount,
      waiting: waitingCount,
      stepsSet: stepCount(sql`s.status <> 'NotSet'`),
      steps: stepCount(),
      lastMessageAt: lastMessageOfPod,
    })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .leftJoin(leaderSeat, and(eq(leaderSeat.podId, pods.id), eq(leaderSeat.role, 'leader')))
    .where(sql`${pods.id} = any(${sql.param(ids)}::uuid[])`);

function present(row: Awaited<ReturnType<typeof podsWithIds>>[number], now: Date): PodOverview {
  const { podId, name, maxParticipants, meeting, leaderName, people, participants, lastMessageAt } = row;
  const nextMeeting = nextStart(meeting, now);
  return {
    podId,
    name,
    ...(leaderName !== null && { leaderName }),
    people,
    seatsAvailable: seatsLeft(maxParticipants, participants),
    waiting: row.waiting,
    isPaused: isPausedNow(meeting, now),
    timezone: readableZone(meeting.timezone),
    ...(nextMeeting !== undefined && { nextMeeting }),
    stepsSet: row.stepsSet,
    steps: row.steps,
    ...(lastMessageAt !== null && { lastMessageAt: Math.floor(lastMessageAt) }),
  };
}

/**
 * One page of the table of a membership's pods (rule pods.overview): three statements, however many pods there are,
 * plus up to two for the order by next meeting. 400 for an invalid cursor.
 */
export async function listPodOverview(
  { database, clock }: AppContext,
  query: OverviewQuery,
): Promise<Page<PodOverview>> {
  const { db } = database;
  const now = clock.now();
  if (query.sort === 'nextMeeting') await storeMissingNextStarts(db, query.membershipId, now);
  const { items: ids, ...rest } = await pageOfIds(db, query);
  const rows = new Map((await podsWithIds(db, ids)).map((row) => [row.podId, row]));
  // Omits a pod that has been deleted since the first statement.
  return { ...rest, items: ids.flatMap((id) => rows.get(id) ?? []).map((row) => present(row, now)) };
}
