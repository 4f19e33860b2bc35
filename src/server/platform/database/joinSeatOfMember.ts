import { and, eq, type AnyColumn, type SQL } from 'drizzle-orm';
import { members, type podMembers, type podRoles } from './schema';

type Places = Record<keyof Pick<typeof podMembers, 'membershipId' | 'userId' | 'role'>, AnyColumn>;

type People = Record<keyof Pick<typeof members, 'membershipId' | 'userId'>, AnyColumn>;

export const joinSeatOfMember = (
  places: Places,
  role: (typeof podRoles)[number],
  people: People = members,
): SQL | undefined =>
  and(eq(places.membershipId, people.membershipId), eq(places.userId, people.userId), eq(places.role, role));
