import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/client';

/** Where somebody belongs, seen from one membership. */
export interface Belonging {
  /** They have a place in this membership. */
  here: boolean;
  /** They are owner or admin of a business, whichever. */
  runs: boolean;
  /** They have a place in a membership of another business. */
  elsewhere: boolean;
}

/** What decides whether an account's address is for the staff of this membership to change (decision 18). */
export async function belongingOf(db: Queryable, userId: string, membershipId: string): Promise<Belonging> {
  const { rows } = await db.execute<Belonging & Record<string, unknown>>(sql`
    select exists (select 1 from members where user_id = ${userId} and membership_id = ${membershipId}) as here,
      exists (select 1 from business_staff where user_id = ${userId}) as runs,
      exists (select 1 from members m join memberships s on s.id = m.membership_id
        where m.user_id = ${userId}
          and s.business_id <> (select business_id from memberships where id = ${membershipId})) as elsewhere`);
  return rows[0] ?? { here: false, runs: false, elsewhere: false };
}
