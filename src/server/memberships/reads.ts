import { sql } from 'drizzle-orm';
import type { MembershipDeleteStatus } from '../../contract/entities.gen';
import type { Queryable } from '../platform/database/client';
import { notFound } from '../platform/http/problem';
import { membershipRows, type MembershipRow } from './membershipRow';

/** Every membership of a business, by name. One statement. */
export function membershipsOfBusiness(db: Queryable, userId: string, businessId: string): Promise<MembershipRow[]> {
  return membershipRows(db, userId, sql`m.business_id = ${businessId}::uuid`);
}

/** The memberships of a business that somebody is staff or an enabled member of, by name. One statement. */
export function membershipsOfPerson(db: Queryable, userId: string, businessId: string): Promise<MembershipRow[]> {
  const isTheirs = sql`(staff.role is not null or (member.id is not null and member.disabled_at is null))`;
  return membershipRows(db, userId, sql`m.business_id = ${businessId}::uuid and ${isTheirs}`);
}

/** One membership, whoever asks: the caller checks `relation`. `userId` null is somebody signed out. 404 without it. */
export async function loadMembership(
  db: Queryable,
  userId: string | null,
  membershipId: string,
): Promise<MembershipRow> {
  const [row] = await membershipRows(db, userId, sql`m.id = ${membershipId}::uuid`);
  if (!row) throw notFound();
  return row;
}

/** User id to epoch seconds; who was never active is left out. */
export async function lastActiveOf(db: Queryable, membershipId: string): Promise<Record<string, number>> {
  const found = await db.execute<{ user_id: string; seconds: number }>(sql`
    select user_id, floor(extract(epoch from last_active_at))::float8 as seconds from members
    where membership_id = ${membershipId}::uuid and last_active_at is not null`);
  return Object.fromEntries(found.rows.map((row) => [row.user_id, row.seconds]));
}

/** Whether nothing is left in a membership, and how much is. */
export async function deleteStatusOf(db: Queryable, membershipId: string): Promise<MembershipDeleteStatus> {
  const found = await db.execute<{ podCount: number; memberCount: number }>(sql`
    select (select count(*)::int from pods where membership_id = ${membershipId}::uuid) as "podCount",
      (select count(*)::int from members where membership_id = ${membershipId}::uuid) as "memberCount"`);
  const { podCount = 0, memberCount = 0 } = found.rows[0] ?? {};
  return { canDelete: podCount === 0 && memberCount === 0, podCount, memberCount };
}
