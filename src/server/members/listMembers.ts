import { count } from 'drizzle-orm';
import type { Member } from '../../contract/entities.gen';
import { DEFAULT_MEMBER_SORT, isPodSort, type MemberSort } from '../../domain/members/sorts';
import type { AppContext } from '../platform/context';
import { readCursor, withCursor, writeCursor } from '../platform/database/keyset';
import { members } from '../platform/database/schema';
import { cutPage, type Page, type PageRequest } from '../platform/http/pages';
import { invalidField } from '../platform/http/problem';
import { listedPods } from './listedPods';
import { memberFilter, type MemberFilter } from './memberFilter';
import { memberOrders, membersInOrder, type MemberPlace } from './memberOrder';
import { membersByPods, POD_CURSOR_LENGTHS } from './podOrder';
import { presentMember } from './presenter';
import { membersById } from './reads';

interface MembersQuery extends MemberFilter, PageRequest {
  /** Who asks: times of the week are those of their clocks. */
  readerId: string;
  sort?: MemberSort;
}

async function placesOf({ database, clock }: AppContext, query: MembersQuery): Promise<MemberPlace[]> {
  const { sort = DEFAULT_MEMBER_SORT, membershipId, after, limit, readerId, q } = query;
  const [which, asked] = [memberFilter(query), limit + 1];
  if (isPodSort(sort)) {
    const cursor = readCursor(after, ...POD_CURSOR_LENGTHS);
    const reader = { userId: readerId, now: clock.now() };
    const isSearch = (q ?? '').trim() !== '' || query.userId !== undefined;
    return membersByPods(database.db, { sort, membershipId, reader }, { which, cursor, limit: asked, isSearch });
  }
  const order = memberOrders[sort];
  return membersInOrder(database.db, { which, order, cursor: readCursor(after, order.keys.length), limit: asked });
}

/**
 * One page of the members of a membership (rules members.sorts, members.search, members.visibility and platform.pages), in a number of
 * statements that does not depend on how many there are. 400 for a cursor that is none, and for `lastActive` asked by
 * people who may not see it.
 */
export async function listMembers(context: AppContext, query: MembersQuery): Promise<Page<Member>> {
  const { forStaff, after, limit } = query;
  const { db } = context.database;
  if (query.sort === 'lastActive' && !forStaff)
    throw invalidField('sort', 'Only owner and admins see when people were last active');
  const [places, [counted]] = await Promise.all([
    withCursor(after, () => placesOf(context, query)),
    db.select({ total: count() }).from(members).where(memberFilter(query)),
  ]);
  const { rows, last } = cutPage(places, limit);
  const people = await membersById(db, [...new Set(rows.map(({ id }) => id))]);
  const pods = await listedPods(context, rows);
  const items = rows.flatMap(({ id, podId }) => {
    const row = people.get(id);
    return row ? [presentMember(row, forStaff, podId === null ? undefined : pods.get(podId))] : [];
  });
  return { items, total: counted?.total ?? 0, ...(last && { next: writeCursor(last.place) }) };
}
