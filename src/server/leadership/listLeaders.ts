import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { APPROVED_STATUSES, newPodObstacle } from '../../domain/leadership/status';
import type { Leader, LeaderFilter } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { isAfter, orderBy, cursorValues } from '../platform/database/keyset';
import { byFirstName, matchesName } from '../platform/database/memberNames';
import { joinSeatOfMember } from '../platform/database/joinSeatOfMember';
import { readPage } from '../platform/database/readPage';
import { members, podMembers, pods, users } from '../platform/database/schema';
import { inList } from '../platform/database/schema/columns';
import type { Page, PageRequest } from '../platform/http/pages';

interface LeadersQuery extends PageRequest {
  membershipId: string;
  filter?: LeaderFilter;
  q?: string;
  userId?: string;
  forStaff?: boolean;
}

const isSignedOff = eq(members.leaderStatus, 'SIGNED_OFF');

const filters: Record<LeaderFilter, SQL | undefined> = {
  all: undefined,
  // An approved person without training or a pod doesn't attend leader meetings yet (rule meetings.leaderMeetings).
  attending: or(isSignedOff, isNotNull(podMembers.podId)),
  canLeadNewPod: and(isSignedOff, isNull(podMembers.podId)),
};

/**
 * Everyone who leads a pod has leader status (rule leadership.setStatus), so the index of the status covers all of
 * them.
 */
function isListed({ membershipId, filter = 'all', q, userId }: LeadersQuery): SQL | undefined {
  return and(
    eq(members.membershipId, membershipId),
    inList(members.leaderStatus, APPROVED_STATUSES),
    isNull(members.disabledAt),
    filters[filter],
    matchesName(q),
    userId === undefined ? undefined : eq(members.userId, userId),
  );
}

export function leaderRows(db: Queryable, query: LeadersQuery, cursor: string[] | undefined, howMany: number) {
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      photoId: users.photoId,
      bio: users.bio,
      timezone: users.timezone,
      podId: pods.id,
      podName: pods.name,
      leaderStatus: members.leaderStatus,
      place: cursorValues(byFirstName),
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(podMembers, joinSeatOfMember(podMembers, 'leader'))
    .leftJoin(pods, eq(pods.id, podMembers.podId))
    .where(and(isListed(query), isAfter(byFirstName, cursor)))
    .orderBy(orderBy(byFirstName))
    .limit(howMany);
}

type LeaderRow = Awaited<ReturnType<typeof leaderRows>>[number];

const presentLeader = (
  { photoId, podId, podName, timezone, place: _place, ...leader }: LeaderRow,
  forStaff: boolean,
): Leader => ({
  ...leader,
  ...(forStaff && timezone !== null && { timezone }),
  ...(photoId !== null && { photoId }),
  ...(podId !== null && { podId }),
  ...(podName !== null && { podName }),
  canLeadNewPod:
    newPodObstacle({ ...leader, disabled: false, leadsPod: podId !== null, isStaffThemselves: false }) === undefined,
});

export async function listLeaders({ database: { db } }: AppContext, query: LeadersQuery): Promise<Page<Leader>> {
  const page = await readPage(db, query, byFirstName, {
    rows: (cursor, howMany) => leaderRows(db, query, cursor, howMany),
    all: sql`from ${members} left join ${podMembers} on ${joinSeatOfMember(podMembers, 'leader')} where ${isListed(query)}`,
  });
  return { ...page, items: page.items.map((row) => presentLeader(row, query.forStaff === true)) };
}
