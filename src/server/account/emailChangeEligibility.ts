import { sql } from 'drizzle-orm';
import { actsAsStaff } from '../platform/database/actsAsStaff';
import type { Queryable } from '../platform/database/client';

/** What decides whether the staff of a membership may change somebody's address (rule account.emailChangeByStaff). */
export interface EmailChangeEligibility {
  /** They have a place in this membership. */
  isMember: boolean;
  /** They are owner or admin of a business, whichever. */
  runsBusiness: boolean;
  /** They have a place in a membership of another business. */
  belongsElsewhere: boolean;
  /** Who asks is owner or admin there, and may act as such. */
  isAskedByStaff: boolean;
}

interface Asking {
  userId: string;
  membershipId: string;
  /** User id; absent in what was asked before it was kept. */
  askedBy: string | undefined;
}

export async function emailChangeEligibility(
  db: Queryable,
  { userId, membershipId, askedBy }: Asking,
): Promise<EmailChangeEligibility> {
  const { rows } = await db.execute<EmailChangeEligibility & Record<string, unknown>>(sql`
    select
      exists (select 1 from members where user_id = ${userId} and membership_id = ${membershipId}) as "isMember",
      exists (select 1 from business_staff where user_id = ${userId}) as "runsBusiness",
      exists (select 1 from members m join memberships s on s.id = m.membership_id
        where m.user_id = ${userId}
          and s.business_id <> (select business_id from memberships where id = ${membershipId})
      ) as "belongsElsewhere",
      ${actsAsStaff(membershipId, askedBy ?? null)} as "isAskedByStaff"`);
  return rows[0] ?? { isMember: false, runsBusiness: false, belongsElsewhere: false, isAskedByStaff: false };
}
