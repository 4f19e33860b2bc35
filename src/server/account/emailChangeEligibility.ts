import { sql } from 'drizzle-orm';
import { actsAsStaff } from '../platform/database/actsAsStaff';
import type { Queryable } from '../platform/database/client';

export interface EmailChangeEligibility {
  isMember: boolean;
  runsBusiness: boolean;
  belongsElsewhere: boolean;
  isAskedByStaff: boolean;
}

interface EligibilityRequest {
  userId: string;
  membershipId: string;
  /** User id; absent in older requests, which did not store it. */
  askedBy: string | undefined;
}

export async function emailChangeEligibility(
  db: Queryable,
  { userId, membershipId, askedBy }: EligibilityRequest,
): Promise<EmailChangeEligibility> {
  const { rows } = await db.execute<EmailChangeEligibility & Record<string, unknown>>(sql`
    select
      exists (select 1 from members where user_id = ${userId} and membership_id = ${membershipId}) as "isMember",
      exists (select 1 from business_staff where user_id = ${userId}) as "runsBusiness",
      exists (select 1 from members m join memberships s on s.id = m.membership_id
        where m.user_id = ${userId}
          and s.business_id <> (select business_id from memberships where id = ${membershipId})
      ) as "belongsElsewhere",
      ${actsAsStaff(sql`(select business_id from memberships where id = ${membershipId})`, askedBy ?? null)} as "isAskedByStaff"`);
  return rows[0] ?? { isMember: false, runsBusiness: false, belongsElsewhere: false, isAskedByStaff: false };
}
