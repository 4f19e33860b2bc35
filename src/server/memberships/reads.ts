import { sql } from 'drizzle-orm';
import type { MembershipDeleteStatus } from '../../contract/entities.gen';
import type { Queryable } from '../platform/database/client';
import { notFound } from '../platform/http/problem';
import { membershipRows, type MembershipRow } from './membershipRow';

export function membershipsOfBusiness(db: Queryable, userId: string, businessId: string): Promise<MembershipRow[]> {
  return membershipRows(db, userId, sql`m.business_id = ${businessId}::uuid`);
}

export function membershipsOfPerson(db: Queryable, userId: string, businessId: string): Promise<MembershipRow[]> {
  const isTheirs = sql`(staff.role is not null or (member.id is not null and member.disabled_at is null))`;
  return membershipRows(db, userId, sql`m.business_id = ${businessId}::uuid and ${isTheirs}`);
}

/**
 * Loads one membership for any caller, who must check `relation`. `userId` is null when signed out. 404 if the
 * membership is missing.
 */
export async function loadMembership(
  db: Queryable,
  userId: string | null,
  membershipId: string,
): Promise<MembershipRow> {
  const [row] = await membershipRows(db, userId, sql`m.id = ${membershipId}::uuid`);
  if (!row) throw notFound();
  return row;
}

export async function deleteStatusOf(db: Queryable, membershipId: string): Promise<MembershipDeleteStatus> {
  const found = await db.execute<{ podCount: number; memberCount: number }>(sql`
    select (select count(*)::int from pods where membership_id = ${membershipId}::uuid) as "podCount",
      (select count(*)::int from members where membership_id = ${membershipId}::uuid) as "memberCount"`);
  const { podCount = 0, memberCount = 0 } = found.rows[0] ?? {};
  return { canDelete: podCount === 0 && memberCount === 0, podCount, memberCount };
}
