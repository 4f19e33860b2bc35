import { and, eq } from 'drizzle-orm';
import type { LeaderStatus } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import { members, memberships, users } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';

/** A member under lock, with what an act about their leadership needs to know of them. */
export interface LockedMember {
  memberId: string;
  userId: string;
  email: string;
  firstName: string;
  fullName: string;
  status: LeaderStatus;
  disabled: boolean;
  membershipId: string;
  membershipName: string;
  supportEmail: string;
  businessId: string;
}

/** A person in a membership. */
export interface UserInMembership {
  membershipId: string;
  userId: string;
}

type MemberKey = UserInMembership | { membershipId: string; memberId: string };

/**
 * Locks a member: the membership first, as every act on places does, so that no two wait for each other (rule
 * pods.turns). Undefined for nobody of this membership.
 */
export async function findMemberForUpdate(act: Act, key: MemberKey): Promise<LockedMember | undefined> {
  const [membership] = await act.tx
    .select()
    .from(memberships)
    .where(eq(memberships.id, key.membershipId))
    .for('no key update');
  const isNamed = 'userId' in key ? eq(members.userId, key.userId) : eq(members.id, key.memberId);
  const [row] = await act.tx
    .select({ member: members, person: users })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.membershipId, key.membershipId), isNamed))
    .for('no key update', { of: members });
  if (!membership || !row) return undefined;
  const { member, person } = row;
  return {
    memberId: member.id,
    userId: member.userId,
    email: person.email,
    firstName: person.firstName,
    fullName: `${person.firstName} ${person.lastName}`,
    status: member.leaderStatus,
    disabled: member.disabledAt !== null,
    membershipId: membership.id,
    membershipName: membership.name,
    supportEmail: membership.supportEmail,
    businessId: membership.businessId,
  };
}

/** The same; 404 for nobody of this membership. */
export async function lockMember(act: Act, key: MemberKey): Promise<LockedMember> {
  const member = await findMemberForUpdate(act, key);
  if (!member) throw notFound();
  return member;
}
