import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Relation } from '../../domain/permissions';
import { compareNames } from '../../domain/text/compareNames';
import { awaitsTwoFactor } from '../platform/database/awaitsTwoFactor';
import type { Queryable } from '../platform/database/client';
import { inNameOrder } from '../platform/database/nameOrder';
import { businesses, businessStaff, users } from '../platform/database/schema';

export interface BusinessRow {
  id: string;
  name: string;
  /** The caller's role; null for a member of one of its memberships without a role. */
  role: NonNullable<Relation['staffRole']> | null;
  /** Its staff must use two-factor login. */
  staffTwoFactor: boolean;
  /** The caller is staff and must set it up first. */
  awaitsTwoFactor: boolean;
}

/** Approved businesses that the user runs or is an enabled member of, by name (rule businesses.list). */
export async function businessesOf(db: Queryable, userId: string): Promise<BusinessRow[]> {
  const { rows } = await db.execute<BusinessRow & Record<string, unknown>>(sql`
    with mine as (
      select business_id, role from business_staff where user_id = ${userId}
      union all
      select memberships.business_id, null from members
      join memberships on memberships.id = members.membership_id
      where members.user_id = ${userId} and members.disabled_at is null
    )
    select b.id, b.name, max(mine.role) as role, b.staff_two_factor as "staffTwoFactor",
      max(mine.role) is not null and ${awaitsTwoFactor(sql`b.id`, sql`${userId}::uuid`)} as "awaitsTwoFactor"
    from businesses b join mine on mine.business_id = b.id
    where b.approved_at is not null
    group by b.id`);
  return rows.sort((a, b) => compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1));
}

export async function businessById(db: Queryable, id: string) {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, id));
  return row;
}

/** Businesses waiting for an operator, longest wait first. */
export function waitingBusinesses(db: Queryable) {
  return db
    .select({ id: businesses.id, name: businesses.name, createdAt: businesses.createdAt, ownerEmail: users.email })
    .from(businesses)
    .innerJoin(businessStaff, and(eq(businessStaff.businessId, businesses.id), eq(businessStaff.role, 'owner')))
    .innerJoin(users, eq(users.id, businessStaff.userId))
    .where(isNull(businesses.approvedAt))
    .orderBy(asc(businesses.createdAt));
}

/** A business owned by the user with this name, ignoring case. */
export async function ownedByName(db: Queryable, userId: string, name: string) {
  const [row] = await db
    .select({ id: businesses.id, approvedAt: businesses.approvedAt })
    .from(businesses)
    .innerJoin(businessStaff, eq(businessStaff.businessId, businesses.id))
    .where(
      and(
        eq(businessStaff.userId, userId),
        eq(businessStaff.role, 'owner'),
        // Names that differ by an accent are different: only case is ignored, whatever the database's locale.
        sql`lower(${inNameOrder(businesses.name)}) = lower(${inNameOrder(sql`${name}`)})`,
      ),
    );
  return row;
}
