import { and, asc, eq, inArray, isNull, sql, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../platform/database/client';
import { preparedOnce } from '../platform/database/preparedOnce';
import {
  businessStaff,
  meetings,
  members,
  memberships,
  podMembers,
  pods,
  users,
  waitlistEntries,
} from '../platform/database/schema';

const own = alias(podMembers, 'own_place');
const leading = alias(podMembers, 'leader_place');

/** Looked up a pod at a time: joined, the planner may prefer to read every user there is. */
const fullName = (userId: AnyColumn) =>
  sql<string | null>`(select first_name || ' ' || last_name from users where id = ${userId})`;

/** User ids of a pod's members: the leader first, then as they came. */
const memberIds = sql<string[]>`array(
  select pm.user_id from pod_members pm where pm.pod_id = ${pods.id}
  order by pm.role = 'leader' desc, pm.joined_at, pm.user_id)`;

const waiting = sql<number>`(select count(*)::int from waitlist_entries w where w.pod_id = ${pods.id})`;

/** A person's id, or the place for one in a statement that is prepared. */
type PersonId = string | Placeholder;

const ownPosition = (userId: PersonId) => sql<number | null>`(
  select (select count(*)::int from waitlist_entries ahead where ahead.pod_id = mine.pod_id and ahead.id <= mine.id)
  from waitlist_entries mine where mine.pod_id = ${pods.id} and mine.user_id = ${userId})`;

const participatesElsewhere = (userId: PersonId) => sql<boolean>`exists (
  select from pod_members other where other.membership_id = ${pods.membershipId} and other.user_id = ${userId}
  and other.role = 'participant' and other.pod_id <> ${pods.id})`;

const chatIsOff = sql<boolean>`exists (
  select from membership_features f where f.membership_id = ${pods.membershipId} and f.name = 'Chat' and f.disabled)`;

/** Pods as one person sees them, with all that is shown of them: one statement, whatever the number of pods. */
export function podsSeenBy(db: Queryable, userId: PersonId, which: SQL | undefined) {
  return db
    .select({
      pod: pods,
      meeting: meetings,
      membershipName: memberships.name,
      channelId: sql<string | null>`(select id from channels where pod_id = ${pods.id})`,
      staffRole: businessStaff.role,
      member: { id: members.id, disabledAt: members.disabledAt, leaderStatus: members.leaderStatus },
      ownRole: own.role,
      leaderId: leading.userId,
      leaderName: fullName(leading.userId),
      assistantName: fullName(pods.assistantUserId),
      memberIds,
      waiting,
      ownPosition: ownPosition(userId),
      participatesElsewhere: participatesElsewhere(userId),
      chatIsOff,
      /** The reader's zone, for the order of lists. */
      readerZone: sql<string | null>`(select timezone from users where id = ${userId})`,
    })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .innerJoin(memberships, eq(memberships.id, pods.membershipId))
    .leftJoin(
      businessStaff,
      and(eq(businessStaff.businessId, memberships.businessId), eq(businessStaff.userId, userId)),
    )
    .leftJoin(members, and(eq(members.membershipId, pods.membershipId), eq(members.userId, userId)))
    .leftJoin(own, and(eq(own.podId, pods.id), eq(own.userId, userId)))
    .leftJoin(leading, and(eq(leading.podId, pods.id), eq(leading.role, 'leader')))
    .where(which)
    .orderBy(sql`lower(${pods.name})`, asc(pods.id));
}

export type PodRow = Awaited<ReturnType<typeof podsSeenBy>>[number];

/** The pods a person is in, in memberships where they are not disabled. */
const podsOfPerson = (userId: PersonId): SQL | undefined =>
  and(inArray(pods.id, sql`(select pod_id from pod_members where user_id = ${userId})`), isNull(members.disabledAt));

const reader = sql.placeholder('userId');
const myPods = preparedOnce((db: Database['db']) => podsSeenBy(db, reader, podsOfPerson(reader)).prepare('my_pods'));

/** The pods a person is in, as they see them. What is asked most often is put together once. */
export const podsOf = ({ db }: Database, userId: string): Promise<PodRow[]> => myPods(db).execute({ userId });

/** Pods with an id, or all of a membership. */
export const podsWithId = (podId: string): SQL => eq(pods.id, podId);
export const podsOfMembership = (membershipId: string): SQL | undefined =>
  and(eq(pods.membershipId, membershipId), eq(meetings.membershipId, membershipId));

/** The people in a pod: the leader first, then by name. */
export function peopleOfPod(db: Queryable, podId: string) {
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      bio: users.bio,
      leader: sql<boolean>`${podMembers.role} = 'leader'`,
      assistant: sql<boolean>`coalesce(${pods.assistantUserId} = ${users.id} and ${pods.assistantConfirmedAt} is not null, false)`,
      joinedAt: podMembers.joinedAt,
    })
    .from(podMembers)
    .innerJoin(users, eq(users.id, podMembers.userId))
    .innerJoin(pods, eq(pods.id, podMembers.podId))
    .where(eq(podMembers.podId, podId))
    .orderBy(
      sql`${podMembers.role} = 'leader' desc`,
      sql`lower(${users.firstName})`,
      sql`lower(${users.lastName})`,
      asc(users.id),
    );
}

/** Entries of waitlists with their pods and places in the queue: one statement. */
export function waitlistEntriesWhere(db: Queryable, which: SQL | undefined, order: 'byPod' | 'byAge') {
  const position = sql<number>`(
    select count(*)::int from waitlist_entries ahead
    where ahead.pod_id = ${waitlistEntries.podId} and ahead.id <= ${waitlistEntries.id})`;
  return db
    .select({
      entry: waitlistEntries,
      podName: pods.name,
      membershipName: memberships.name,
      firstName: users.firstName,
      lastName: users.lastName,
      meeting: meetings,
      memberIds,
      position,
    })
    .from(waitlistEntries)
    .innerJoin(pods, eq(pods.id, waitlistEntries.podId))
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .innerJoin(memberships, eq(memberships.id, waitlistEntries.membershipId))
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .innerJoin(
      members,
      and(eq(members.membershipId, waitlistEntries.membershipId), eq(members.userId, waitlistEntries.userId)),
    )
    .where(which)
    .orderBy(...(order === 'byPod' ? [sql`lower(${pods.name})`, asc(pods.id)] : []), asc(waitlistEntries.id));
}

export type WaitlistRow = Awaited<ReturnType<typeof waitlistEntriesWhere>>[number];

export const entriesOfMembership = (membershipId: string, onlyUserId?: string): SQL | undefined =>
  and(eq(waitlistEntries.membershipId, membershipId), onlyUserId ? eq(waitlistEntries.userId, onlyUserId) : undefined);

export const entriesOfPerson = (userId: string): SQL | undefined =>
  and(eq(waitlistEntries.userId, userId), isNull(members.disabledAt));

export const entryOf = (podId: string, userId: string): SQL | undefined =>
  and(eq(waitlistEntries.podId, podId), eq(waitlistEntries.userId, userId));
