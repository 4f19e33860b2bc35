import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../../platform/database/client';
import { fullNameOf } from '../../platform/database/fullNameOf';
import { podNameInOrder } from '../../platform/database/podKeys';
import { cachePrepared } from '../../platform/database/cachePrepared';
import {
  joinReaderAsMember,
  joinReaderAsStaff,
  readerRelationColumns,
  type PersonId,
} from '../../platform/database/readerRelation';
import {
  businessStaff,
  leaderTransfers,
  meetings,
  members,
  memberships,
  podMembers,
  pods,
} from '../../platform/database/schema';
import { personPosition } from '../waitlist/waitlistPosition';
import { meetingColumns } from '../../meetings';

const ownSeat = alias(podMembers, 'own_place');
const leaderSeat = alias(podMembers, 'leader_place');

/** User ids of a pod's members: the leader first, then in joining order. */
export const memberIds = sql<string[]>`array(
  select pm.user_id from pod_members pm where pm.pod_id = ${pods.id}
  order by pm.role = 'leader' desc, pm.joined_at, pm.user_id)`;

/** People in a pod who are disabled, and so hidden from all but staff (rule members.visibility). */
const hiddenIds = sql<string[]>`array(
  select pm.user_id from pod_members pm join ${members} hidden using (membership_id, user_id)
  where pm.pod_id = ${pods.id} and hidden.disabled_at is not null)`;

/** Number of participants, without the leader. */
export const participantCount = sql<number>`(select count(*)::int from pod_members pm
  where pm.pod_id = ${pods.id} and pm.role = 'participant')`;

export const waitingCount = sql<number>`(select count(*)::int from waitlist_entries w where w.pod_id = ${pods.id})`;

const participatesElsewhere = (userId: PersonId) => sql<boolean>`exists (
  select from pod_members other where other.membership_id = ${pods.membershipId} and other.user_id = ${userId}
  and other.role = 'participant' and other.pod_id <> ${pods.id})`;

const chatIsOff = sql<boolean>`exists (
  select from membership_features f where f.membership_id = ${pods.membershipId} and f.name = 'Chat' and f.disabled)`;

const isOpenTransfer = (userId: PersonId): SQL | undefined =>
  and(
    eq(leaderTransfers.podId, pods.id),
    eq(leaderTransfers.participantId, userId),
    // Written as a literal, because the index of open offers is partial.
    sql`${leaderTransfers.state} = 'open'`,
  );

export function podsSeenBy(db: Queryable, userId: PersonId, which: SQL | undefined) {
  return db
    .select({
      pod: pods,
      meeting: meetingColumns,
      membershipName: memberships.name,
      channelId: sql<string | null>`(select id from channels where pod_id = ${pods.id})`,
      ...readerRelationColumns,
      ownRole: ownSeat.role,
      ownJoinedAt: ownSeat.joinedAt,
      leaderId: leaderSeat.userId,
      leaderName: fullNameOf(leaderSeat.userId),
      assistantName: fullNameOf(pods.assistantUserId),
      memberIds,
      hiddenIds,
      waiting: waitingCount,
      ownPosition: personPosition(pods.id, userId),
      participatesElsewhere: participatesElsewhere(userId),
      chatIsOff,
      offer: { id: leaderTransfers.id, expiresAt: leaderTransfers.expiresAt },
      readerZone: sql<string | null>`(select timezone from users where id = ${userId})`,
    })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .innerJoin(memberships, eq(memberships.id, pods.membershipId))
    .leftJoin(businessStaff, joinReaderAsStaff(userId))
    .leftJoin(members, joinReaderAsMember(userId, pods.membershipId))
    .leftJoin(ownSeat, and(eq(ownSeat.podId, pods.id), eq(ownSeat.userId, userId)))
    .leftJoin(leaderSeat, and(eq(leaderSeat.podId, pods.id), eq(leaderSeat.role, 'leader')))
    .leftJoin(leaderTransfers, isOpenTransfer(userId))
    .where(which)
    .orderBy(podNameInOrder, asc(pods.id));
}

export type PodRow = Awaited<ReturnType<typeof podsSeenBy>>[number];

/**
 * Pods a user is in, in memberships where they are not disabled. Selected first, as a list: with this many joins
 * PostgreSQL doesn't search for a better order, and would assemble every pod before excluding those of other people.
 */
export const podsOfPerson = (userId: PersonId): SQL | undefined =>
  and(
    sql`${pods.id} = any(array(select pod_id from pod_members where user_id = ${userId}))`,
    isNull(members.disabledAt),
  );

const reader = sql.placeholder('userId');
const myPods = cachePrepared((db: Database['db']) => podsSeenBy(db, reader, podsOfPerson(reader)).prepare('my_pods'));

/** Pods a user is in, as they see them. The most frequent query, so it is built once. */
export const podsOf = ({ db }: Database, userId: string): Promise<PodRow[]> => myPods(db).execute({ userId });

export const podsWithId = (podId: string): SQL => eq(pods.id, podId);
export const podsWithIds = (membershipId: string, podIds: readonly string[]): SQL | undefined =>
  and(eq(pods.membershipId, membershipId), sql`${pods.id} = any(${sql.param(podIds)}::uuid[])`);
