import { and, asc, eq, exists, isNull, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SearchResult } from '../../contract/entities.gen';
import { podFilter } from '../pods';
import type { Queryable } from '../platform/database/client';
import { fullNameOf } from '../platform/database/fullNameOf';
import { isDisabledMember } from '../platform/database/isDisabledMember';
import { nameOrderOf } from '../platform/database/nameOrder';
import { podNameInOrder } from '../platform/database/podKeys';
import { members, memberships, podMembers, pods, users } from '../platform/database/schema';
import { memberFilter } from './lists/memberFilter';

interface Search {
  businessId: string;
  readerId: string;
  /** The reader is staff of the business. */
  forStaff: boolean;
  q: string;
  limit?: number;
}

const MAX_PER_MEMBERSHIP = 8;

/** The contract's maximum of each kind, so that no search of many memberships becomes a long list. */
const MAX_FOUND = 100;

const reader = alias(members, 'reader');

/** Of the business's memberships, those that `membership.member` opens to the reader. */
const whoseListsMayBeRead = (db: Queryable, { businessId, readerId, forStaff }: Search) =>
  and(
    eq(memberships.businessId, businessId),
    forStaff
      ? undefined
      : exists(
          db
            .select({ id: reader.id })
            .from(reader)
            .where(
              and(eq(reader.membershipId, memberships.id), eq(reader.userId, readerId), isNull(reader.disabledAt)),
            ),
        ),
  );

function foundPeople(db: Queryable, search: Search) {
  const { forStaff, q, limit = MAX_PER_MEMBERSHIP } = search;
  const found = db
    .select({
      id: members.id,
      userId: members.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      order: members.firstNameOrder,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(memberFilter({ membershipId: memberships.id, forStaff, q }))
    .orderBy(asc(members.firstNameOrder), asc(members.id))
    .limit(limit)
    .as('found');
  return db
    .select({
      membershipId: memberships.id,
      userId: found.userId,
      firstName: found.firstName,
      lastName: found.lastName,
      email: found.email,
    })
    .from(memberships)
    .crossJoinLateral(found)
    .where(whoseListsMayBeRead(db, search))
    .orderBy(nameOrderOf(memberships.name), asc(memberships.id), asc(found.order), asc(found.id))
    .limit(MAX_FOUND);
}

const leaderSeat = alias(podMembers, 'leader_place');

/** Names a disabled leader to staff only (rule members.visibility). */
const isNamedLeader = (forStaff: boolean) =>
  and(
    eq(leaderSeat.podId, pods.id),
    eq(leaderSeat.role, 'leader'),
    forStaff ? undefined : not(isDisabledMember(sql`${leaderSeat.membershipId}`, sql`${leaderSeat.userId}`)),
  );

function foundPods(db: Queryable, search: Search) {
  const { forStaff, q, limit = MAX_PER_MEMBERSHIP } = search;
  const found = db
    .select({ id: pods.id, name: pods.name, leaderName: fullNameOf(leaderSeat.userId).as('leader_name') })
    .from(pods)
    .leftJoin(leaderSeat, isNamedLeader(forStaff))
    .where(podFilter({ membershipId: memberships.id, q }))
    .orderBy(podNameInOrder, asc(pods.id))
    .limit(limit)
    .as('found');
  return db
    .select({ id: found.id, name: found.name, membershipName: memberships.name, leaderName: found.leaderName })
    .from(memberships)
    .crossJoinLateral(found)
    .where(whoseListsMayBeRead(db, search))
    .orderBy(nameOrderOf(memberships.name), asc(memberships.id), nameOrderOf(found.name), asc(found.id))
    .limit(MAX_FOUND);
}

/**
 * The first matches of each membership's lists of members and pods, by name (rules members.search and pods.lists). One
 * statement for people and one for pods, however many memberships there are.
 */
export async function search(db: Queryable, asked: Search): Promise<SearchResult> {
  const [people, podRows] = await Promise.all([foundPeople(db, asked), foundPods(db, asked)]);
  return {
    people: people.map(({ email, ...person }) => ({ ...person, ...(asked.forStaff && { email }) })),
    pods: podRows.map(({ leaderName, ...pod }) => ({ ...pod, ...(leaderName !== null && { leaderName }) })),
  };
}
