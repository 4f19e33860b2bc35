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

/**
 * The same for what people are shown: staff who must log in with the business's identity provider need no second factor
 * here besides (rule signOn.required). What they may do is decided by how they logged in.
 */
export const awaitsTwoFactorHere = (
  businessId: SQL | AnyColumn,
  userId: SQL | AnyColumn,
): SQL<boolean> => sql<boolean>`(
  ${awaitsTwoFactor(businessId, userId)} and not exists (
    select from sign_on_providers provider where provider.business_id = ${businessId} and provider.required <> 'nobody'
      and exists (
        select from business_staff asked
        where asked.business_id = ${businessId} and asked.user_id = ${userId} and asked.role = 'admin')))`;
