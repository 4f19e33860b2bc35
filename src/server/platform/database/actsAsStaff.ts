import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { awaitsTwoFactor } from './awaitsTwoFactor';

/**
 * SQL expression: whether a user is active staff of the business now. Checked again when earlier requests take effect:
 * since the user may have been removed, their account disabled, or two-factor login required.
 */
export const actsAsStaff = (businessId: SQL | AnyColumn, userId: string | AnyColumn | null): SQL<boolean> =>
  sql<boolean>`exists (
    select from business_staff s join users u on u.id = s.user_id and u.disabled_at is null
    where s.business_id = ${businessId} and s.user_id = ${userId}::uuid
      and not ${awaitsTwoFactor(sql`s.business_id`, sql`s.user_id`)})`;
