import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether the business's provider, as it is now, began the session: a row `session` of the enclosing statement. The
 * business's id is an expression of that statement.
 */
export const signedOnHere = (businessId: SQL): SQL => sql`exists (
  select from identities join sign_on_providers here on here.issuer = identities.issuer
  where identities.id = session.identity_id and here.business_id = ${businessId}
    and session.sign_on_provider = ${businessId}::text)`;

/**
 * The memberships whose conversations these sessions (an array of ids) don't see, since their businesses require another
 * login (rule signOn.required): rows (session_id, membership_id).
 */
export const withheldMemberships = (sessionIds: SQL): SQL => sql`
  select session.id as session_id, membership.id as membership_id
  from sessions session
  join lateral (
    select member.membership_id, null as role from members member where member.user_id = session.user_id
    union all
    select ms.id, staff.role from business_staff staff join memberships ms on ms.business_id = staff.business_id
    where staff.user_id = session.user_id
  ) place on true
  join memberships membership on membership.id = place.membership_id
  join sign_on_providers provider on provider.business_id = membership.business_id
    and (provider.required = 'everyone' or provider.required = 'staff' and place.role = 'admin')
  where session.id = any(${sessionIds}) and not ${signedOnHere(sql`membership.business_id`)}
    and not exists (
      select from business_staff owner
      where owner.business_id = membership.business_id and owner.user_id = session.user_id and owner.role = 'owner')`;

/** Whether this session may see this conversation; both are expressions of the enclosing statement. */
export const isShownTo = (channelId: SQL, sessionId: SQL): SQL => sql`not exists (
  select from channels shown join (${withheldMemberships(sql`array[${sessionId}]::uuid[]`)}) withheld
    on withheld.membership_id = shown.membership_id
  where shown.id = ${channelId})`;
