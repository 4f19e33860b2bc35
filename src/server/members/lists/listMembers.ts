import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Member, MemberListPod } from '../../../contract/entities.gen';
import { DEFAULT_MEMBER_SORT, isPodSort, type MemberSort } from '../../../domain/members/sorts';
import type { AppContext } from '../../platform/context';
import { cachePrepared } from '../../platform/database/cachePrepared';
import type { Queryable } from '../../platform/database/client';
import type { Keyset } from '../../platform/database/keyset';
import { countUpTo, readPage } from '../../platform/database/readPage';
import { members, meetings, podMembers, pods } from '../../platform/database/schema';
import type { Page, PageRequest } from '../../platform/http/pages';
import { invalidField } from '../../platform/http/problem';
import { presentMember } from '../presenter';
import { membersById } from '../reads';
import { seatsLeft } from '../../../domain/pods/seats';
import { presentMeeting, meetingColumns } from '../../meetings';
import { isMemberSearch, memberFilter, type MemberFilter } from './memberFilter';
import { memberOrders, membersInOrder, type IndexedSort, type MemberListRow } from './memberOrder';
import { membersByPods, POD_CURSOR_LENGTHS } from './podOrder';
import { refusals } from '../refusals';

interface MembersQuery extends MemberFilter, PageRequest {
  readerId: string;
  sort?: MemberSort;
}

const membershipId = sql.placeholder('membershipId');

type Viewer = 'staff' | 'member';

const everyone = (viewer: Viewer) => memberFilter({ membershipId, forStaff: viewer === 'staff' });

const firstMembers = cachePrepared((db: Queryable, viewer: Viewer, sort: IndexedSort) => {
  const limit = sql.placeholder('limit');
  const order = memberOrders[sort];
  return membersInOrder(db, { which: everyone(viewer), order, cursor: undefined, limit }).prepare(
    `first_members_${viewer}_${sort}`,
  );
});

const memberCount = cachePrepared((db: Queryable, viewer: Viewer) =>
  db
    .select({ total: countUpTo(sql`from ${members} where ${everyone(viewer)}`) })
    // Drizzle prepares no statement without `from`.
    .from(sql`(values (1)) one`)
    .prepare(`member_count_${viewer}`),
);

interface MemberPageReads {
  order: Keyset | readonly number[];
  rows: (cursor: string[] | undefined, limit: number) => PromiseLike<readonly MemberListRow[]>;
  all: SQL | (() => PromiseLike<number>);
}

/**
 * How to read and count a page. Most requests are for the first page of all members, so its statements are prepared
 * once.
 */
function memberPageReads({ database: { db }, clock }: AppContext, query: MembersQuery): MemberPageReads {
  const { sort = DEFAULT_MEMBER_SORT, membershipId, readerId, forStaff } = query;
  const viewer = forStaff ? 'staff' : 'member';
  const isSearch = isMemberSearch(query);
  const which = () => memberFilter(query);
  const all = isSearch
    ? sql`from ${members} where ${which()}`
    : async () => (await memberCount(db, viewer).execute({ membershipId }))[0]?.total ?? 0;
  if (!isPodSort(sort)) {
    const order = memberOrders[sort];
    const rows: MemberPageReads['rows'] = (cursor, limit) =>
      isSearch || cursor
        ? membersInOrder(db, { which: which(), order, cursor, limit })
        : firstMembers(db, viewer, sort).execute({ membershipId, limit });
    return { order, rows, all };
  }
  const by = { sort, membershipId, reader: { userId: readerId, now: clock.now() } };
  const rows: MemberPageReads['rows'] = (cursor, limit) =>
    membersByPods(db, by, { which: which(), cursor, limit, isSearch });
  return { order: POD_CURSOR_LENGTHS, rows, all };
}

export async function listMembers(context: AppContext, query: MembersQuery): Promise<Page<Member>> {
  const { forStaff } = query;
  const { db } = context.database;
  if (query.sort === 'lastActive' && !forStaff) throw invalidField('sort', refusals.lastActiveForStaff);
  if (query.leaderStatus !== undefined && !forStaff) throw invalidField('leaderStatus', refusals.leaderStatusForStaff);
  if (query.withoutPod && !forStaff) throw invalidField('withoutPod', refusals.withoutPodForStaff);
  for (const path of ['email', 'externalRef'] as const) {
    if (query[path] !== undefined && !forStaff) throw invalidField(path, refusals.lookUpForStaff);
  }
  const { order, ...reads } = memberPageReads(context, query);
  const page = await readPage<MemberListRow>(db, query, order, reads);
  const rows = page.items;
  const people = await membersById(db, [...new Set(rows.map(({ id }) => id))]);
  const pods = await listedPods(context, rows);
  const items = rows.flatMap(({ id, podId }) => {
    const row = people.get(id);
    return row ? [presentMember(row, forStaff, podId === null ? undefined : pods.get(podId))] : [];
  });
  return { ...page, items };
}

const countOf = (role: 'leader' | 'participant') => sql<number>`(
  select count(*)::int from ${podMembers} where ${podMembers.podId} = ${pods.id} and ${podMembers.role} = ${role})`;

/** The pods under which people are grouped, by id; without the meeting's link, which only the pods' people may see. */
async function listedPods(
  { database, clock }: AppContext,
  places: readonly MemberListRow[],
): Promise<Map<string, MemberListPod>> {
  const ids = [...new Set(places.flatMap(({ podId }) => podId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await database.db
    .select({ pod: pods, meeting: meetingColumns, leaders: countOf('leader'), participants: countOf('participant') })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(inArray(pods.id, ids));
  return new Map(
    rows.map(({ pod: { id, name, maxParticipants }, meeting, leaders, participants }) => [
      id,
      {
        id,
        name,
        memberCount: leaders + participants,
        seatsAvailable: seatsLeft(maxParticipants, participants),
        scheduledMeeting: presentMeeting(meeting, clock.now()),
      },
    ]),
  );
}
