import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { awaitsTwoFactor } from './awaitsTwoFactor';

/**
 * Whether somebody may act as staff of a membership's business now, for what they asked for earlier: an admin may have
 * been removed, an account disabled, and two-factor login become required since. An expression for a statement.
 */
export const actsAsStaff = (
  membershipId: string | AnyColumn,
  userId: string | AnyColumn | null,
): SQL<boolean> => sql<boolean>`exists (
  select from business_staff s join memberships ms on ms.business_id = s.business_id
    join users u on u.id = s.user_id and u.disabled_at is null
  where ms.id = ${membershipId} and s.user_id = ${userId}::uuid
    and not ${awaitsTwoFactor(sql`s.business_id`, sql`s.user_id`)})`;
