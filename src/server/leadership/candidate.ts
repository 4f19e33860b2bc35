import { and, eq } from 'drizzle-orm';
import type { LeaderStatus } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import { members, memberships, podMembers, users } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { settle } from '../notifications';
import { applicationSubject } from './notificationKinds';
import { dropLeaderActions } from './requiredActions';

/** A member whose standing as a leader an act is about, under lock, with what telling them takes. */
export interface Candidate {
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

type Named = { membershipId: string } & ({ userId: string } | { memberId: string });

/**
 * Locks a member: the membership first, as every act on places does, so that no two wait for each other. Undefined for
 * nobody of this membership.
 */
export async function findCandidate(act: Act, named: Named): Promise<Candidate | undefined> {
  const [membership] = await act.tx
    .select()
    .from(memberships)
    .where(eq(memberships.id, named.membershipId))
    .for('no key update');
  const isNamed = 'userId' in named ? eq(members.userId, named.userId) : eq(members.id, named.memberId);
  const [row] = await act.tx
    .select({ member: members, person: users })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.membershipId, named.membershipId), isNamed))
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
export async function lockCandidate(act: Act, named: Named): Promise<Candidate> {
  const candidate = await findCandidate(act, named);
  if (!candidate) throw notFound();
  return candidate;
}

/** Writes the status. Whatever was asked of staff about this person is settled, unless they have just asked. */
export async function setStatus(act: Act, candidate: Candidate, status: LeaderStatus): Promise<void> {
  await act.tx.update(members).set({ leaderStatus: status }).where(eq(members.id, candidate.memberId));
  if (status !== 'PENDING_APPROVAL') {
    await settle(act, applicationSubject(candidate.membershipId, candidate.userId));
  }
  const { userId, businessId } = candidate;
  if (status !== 'APPROVED') await dropLeaderActions(act, userId, businessId);
}

/** The pod somebody leads in a membership. */
export async function podLedBy(act: Act, { membershipId, userId }: Candidate): Promise<string | undefined> {
  const [led] = await act.tx
    .select({ podId: podMembers.podId })
    .from(podMembers)
    .where(
      and(eq(podMembers.membershipId, membershipId), eq(podMembers.userId, userId), eq(podMembers.role, 'leader')),
    );
  return led?.podId;
}
