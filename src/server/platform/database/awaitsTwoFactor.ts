import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * Whether the business requires two-factor login of its staff and this person has not set it up: until then they can't
 * act as staff (rule session.staffTwoFactor). Both ids are expressions of the enclosing statement; false if there is no
 * person.
 */
export const awaitsTwoFactor = (
  businessId: SQL | AnyColumn,
  userId: SQL | AnyColumn,
): SQL<boolean> => sql<boolean>`exists (
  select from businesses asking join users asked on asked.id = ${userId}
  where asking.id = ${businessId} and asking.staff_two_factor and asked.two_factor_since is null)`;
