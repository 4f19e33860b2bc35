import { and, eq } from 'drizzle-orm';
import type { LeaderStatus } from '../../contract/entities.gen';
import { lockMembership, type UserInMembership } from '../tenancy';
import type { Act } from '../platform/act';
import { members, users } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';

export interface LockedMember {
  memberId: string;
  userId: string;
  email: string;
  firstName: string;
  fullName: string;
  bio: string;
  status: LeaderStatus;
  disabled: boolean;
  membershipId: string;
  membershipName: string;
  supportEmail: string;
  businessId: string;
}

type MemberKey = UserInMembership | { membershipId: string; memberId: string };

/** Locks a member, after the membership; undefined for a person outside it, 404 if the membership is gone. */
export async function findMemberForUpdate(act: Act, key: MemberKey): Promise<LockedMember | undefined> {
  const membership = await lockMembership(act, key.membershipId);
  const isNamed = 'userId' in key ? eq(members.userId, key.userId) : eq(members.id, key.memberId);
  const [row] = await act.tx
    .select({ member: members, person: users })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.membershipId, key.membershipId), isNamed))
    .for('no key update', { of: members });
  if (!row) return undefined;
  const { member, person } = row;
  return {
    memberId: member.id,
    userId: member.userId,
    email: person.email,
    firstName: person.firstName,
    fullName: `${person.firstName} ${person.lastName}`,
    bio: person.bio,
    status: member.leaderStatus,
    disabled: member.disabledAt !== null,
    membershipId: membership.id,
    membershipName: membership.name,
    supportEmail: membership.supportEmail,
    businessId: membership.businessId,
  };
}

/** Locks a member, after the membership; 404 for a person outside it. */
export async function lockMember(act: Act, key: MemberKey): Promise<LockedMember> {
  const member = await findMemberForUpdate(act, key);
  if (!member) throw notFound();
  return member;
}
