import { eq, sql } from 'drizzle-orm';
import type { Act } from '../../platform/act';
import type { Queryable } from '../../platform/database/client';
import { nameOrderOf } from '../../platform/database/nameOrder';
import { businessStaff } from '../../platform/database/schema';

interface RequiringBusiness extends Record<string, unknown> {
  id: string;
  name: string;
}

export async function businessesRequiringTwoFactor(db: Queryable, userId: string): Promise<RequiringBusiness[]> {
  const { rows } = await db.execute<RequiringBusiness>(sql`
    select b.id, b.name from businesses b join business_staff s on s.business_id = b.id
    where s.user_id = ${userId}::uuid and b.staff_two_factor and b.approved_at is not null
    order by ${nameOrderOf(sql`b.name`)}, b.id`);
  return rows;
}

export async function businessesRunBy(db: Queryable, userId: string): Promise<string[]> {
  const { businessId } = businessStaff;
  const rows = await db.select({ businessId }).from(businessStaff).where(eq(businessStaff.userId, userId));
  return rows.map((row) => row.businessId);
}

export async function publishStaffTwoFactor(act: Act, userId: string): Promise<void> {
  for (const { id: businessId } of await businessesRequiringTwoFactor(act.tx, userId)) {
    act.publish({ userIds: [userId] }, { type: 'action', businessId, action: 'SET_UP_TWO_FACTOR' });
  }
}
