import { and, eq, type AnyColumn, type SQL } from 'drizzle-orm';
import { members, type podMembers, type podRoles } from './schema';

type Places = Record<keyof Pick<typeof podMembers, 'membershipId' | 'userId' | 'role'>, AnyColumn>;

/** Joins `pod_members`, or an alias of it, to `members`: the person's place of this role in the membership, if any. */
export const placeOfMember = (places: Places, role: (typeof podRoles)[number]): SQL | undefined =>
  and(eq(places.membershipId, members.membershipId), eq(places.userId, members.userId), eq(places.role, role));
