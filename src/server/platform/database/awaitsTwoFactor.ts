import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * Whether the business requires two-factor login of its staff and this person has not set it up: until then they can't
 * act as staff (rule session.staffTwoFactor). Not for those who must log in with the business's identity provider, which
 * decides on second factors itself. Both ids are expressions of the enclosing statement; false if there is no
 * person.
 */
export const awaitsTwoFactor = (
  businessId: SQL | AnyColumn,
  userId: SQL | AnyColumn,
): SQL<boolean> => sql<boolean>`exists (
  select from businesses asking join users asked on asked.id = ${userId}
  where asking.id = ${businessId} and asking.staff_two_factor and asked.two_factor_since is null
    and not exists (
      select from sign_on_providers provider where provider.business_id = asking.id and provider.required <> 'nobody'
        and not exists (
          select from business_staff owner
          where owner.business_id = asking.id and owner.user_id = asked.id and owner.role = 'owner')))`;
