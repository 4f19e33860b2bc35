import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * Whether this business asks its staff for two-factor login, and this person has not set it up: until then they can't act
 * as its staff (rule session.staffTwoFactor). Both are expressions of the statement it is put into; of nobody it is false.
 */
export const awaitsTwoFactor = (
  businessId: SQL | AnyColumn,
  userId: SQL | AnyColumn,
): SQL<boolean> => sql<boolean>`exists (
  select from businesses asking join users asked on asked.id = ${userId}
  where asking.id = ${businessId} and asking.staff_two_factor and asked.two_factor_since is null)`;
