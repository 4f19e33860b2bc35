import { and, sql, type SQL } from 'drizzle-orm';
import type { MemberPodSort } from '../../../domain/members/sorts';
import { isNextStartKnown, minuteOfNextStart, storeMissingNextStarts, zoneOfUser } from '../../meetings';
import type { Queryable } from '../../platform/database/client';
import { isAfter, orderBy, cursorValues, sortBy, type Keyset } from '../../platform/database/keyset';
import { podKeyset, podNameKeys, podsAfterCursor, type PodKeys } from '../../platform/database/podKeys';
import { meetings, members, nextStarts, podMembers, pods } from '../../platform/database/schema';
import { inNoPod } from './memberFilter';
import { memberOrders, membersInOrder, type MemberListRow } from './memberOrder';

interface Reader {
  userId: string;
  now: Date;
}

async function byMeetingTime(db: Queryable, membershipId: string, { userId, now }: Reader): Promise<PodKeys> {
  await storeMissingNextStarts(db, membershipId, now);
  return {
    table: sql`select ${pods.id} as pod_id, ${minuteOfNextStart(sql`reader.zone`)} as key
      from (select ${zoneOfUser(userId)} as zone offset 0) reader
      cross join ${pods} join ${meetings} on ${meetings.id} = ${pods.meetingId}
      left join ${nextStarts} on ${isNextStartKnown(now)}
      where ${pods.membershipId} = ${membershipId}`,
    type: 'integer',
  };
}

async function podKeys(db: Queryable, sort: MemberPodSort, membershipId: string, reader: Reader): Promise<PodKeys> {
  if (sort === 'meetingTime') return byMeetingTime(db, membershipId, reader);
  if (sort === 'podName') return podNameKeys(membershipId);
  const size = sql`(select count(*)::int from ${podMembers} where ${podMembers.podId} = ${pods.id})`;
  return {
    table: sql`select ${pods.id} as pod_id, ${size} as key from ${pods} where ${pods.membershipId} = ${membershipId}`,
    type: 'integer',
  };
}

const keysetInPods = (type: PodKeys['type']): Keyset => ({
  keys: [
    ...podKeyset(type).keys,
    sortBy(sql`(${podMembers.role} <> 'leader')::int`, 'integer'),
    ...memberOrders.firstName.keys,
  ],
  direction: 'asc',
});

const joinedMembers = sql`${podMembers} join ${members}
  on ${members.membershipId} = ${podMembers.membershipId} and ${members.userId} = ${podMembers.userId}`;

interface MembersByPodQuery {
  which: SQL | undefined;
  cursor: string[] | undefined;
  limit: number;
  isSearch: boolean;
}

/**
 * A given number of rows grouped by pod, from the cursor on. Every pod with visible people has at least one row, so
 * reading as many pods as rows is enough; in a search most pods have no rows, so all are read.
 */
async function memberRowsInPods(db: Queryable, keys: PodKeys, asked: MembersByPodQuery): Promise<MemberListRow[]> {
  const { which, cursor, limit, isSearch } = asked;
  const [ofPods, inPods] = [podKeyset(keys.type), keysetInPods(keys.type)];
  const someone = sql`exists (select from ${joinedMembers} where ${podMembers.podId} = o.pod_id and ${which})`;
  const atCursor = cursor && sql`or (o.pod_id = ${cursor[1]}::uuid)`;
  const { rows } = await db.execute<MemberListRow & Record<string, unknown>>(sql`
    with o as materialized (
      select o.pod_id, o.key from (${podsAfterCursor(keys, cursor)}) o
      where (${isAfter(ofPods, cursor)} ${atCursor ?? sql``}) ${isSearch ? sql`` : sql`and ${someone}`}
      order by ${orderBy(ofPods)} ${isSearch ? sql`` : sql`limit ${limit + 1}`}
    )
    select ${members.id} as id, o.pod_id as "podId", ${cursorValues(inPods)} as place
    from o join ${podMembers} on ${podMembers.podId} = o.pod_id
    join ${members} on ${members.membershipId} = ${podMembers.membershipId} and ${members.userId} = ${podMembers.userId}
    where ${and(which, isAfter(inPods, cursor))}
    order by ${orderBy(inPods)} limit ${limit}`);
  return rows;
}

/** The number of values in a cursor: first within pods, then among the people without a pod. */
export const POD_CURSOR_LENGTHS = [keysetInPods('text').keys.length, memberOrders.firstName.keys.length] as const;

export async function membersByPods(
  db: Queryable,
  { sort, membershipId, reader }: { sort: MemberPodSort; membershipId: string; reader: Reader },
  asked: MembersByPodQuery,
): Promise<MemberListRow[]> {
  const { which, cursor, limit } = asked;
  const isPastPods = cursor?.length === POD_CURSOR_LENGTHS[1];
  const inPods = isPastPods ? [] : await memberRowsInPods(db, await podKeys(db, sort, membershipId, reader), asked);
  if (inPods.length === limit) return inPods;
  const rest = await membersInOrder(db, {
    which: and(which, inNoPod),
    order: memberOrders.firstName,
    cursor: isPastPods ? cursor : undefined,
    limit: limit - inPods.length,
  });
  return [...inPods, ...rest];
}
