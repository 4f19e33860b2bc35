import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { DisabledMembership, User } from '../../contract/entities.gen';
import type { Queryable } from '../platform/database/client';
import { members, memberships } from '../platform/database/schema';
import { presentUser } from './presenter';
import { signedInUser } from './reads';

async function disabledMemberships(db: Queryable, userId: string): Promise<DisabledMembership[]> {
  const rows = await db
    .select({ id: memberships.id, name: memberships.name, supportEmail: memberships.supportEmail })
    .from(members)
    .innerJoin(memberships, eq(memberships.id, members.membershipId))
    .where(and(eq(members.userId, userId), isNotNull(members.disabledAt)))
    .orderBy(asc(memberships.name), asc(memberships.id));
  return rows.map(({ supportEmail, ...membership }) => ({ ...membership, ...(supportEmail && { supportEmail }) }));
}

export async function myUser(db: Queryable, userId: string): Promise<User> {
  const [user, disabledIn] = await Promise.all([signedInUser(db, userId), disabledMemberships(db, userId)]);
  return { ...presentUser(user), ...(disabledIn.length > 0 && { disabledIn }) };
}
