import { sql } from 'drizzle-orm';
import type { Relation } from '../../domain/permissions';
import { compareNames } from '../../domain/text/compareNames';
import { awaitsTwoFactorHere } from '../platform/database/awaitsTwoFactor';
import type { Queryable } from '../platform/database/client';

export interface BusinessRow {
  id: string;
  name: string;
  role: NonNullable<Relation['staffRole']> | null;
  staffTwoFactor: boolean;
  awaitsTwoFactor: boolean;
}

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
      max(mine.role) is not null and ${awaitsTwoFactorHere(sql`b.id`, sql`${userId}::uuid`)} as "awaitsTwoFactor"
    from businesses b join mine on mine.business_id = b.id
    where b.approved_at is not null
    group by b.id`);
  return rows.sort((a, b) => compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1));
}
