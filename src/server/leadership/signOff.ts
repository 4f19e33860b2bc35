import { and, eq, inArray } from 'drizzle-orm';
import { leaderStatusAfter } from '../../domain/leadership/status';
import { trackLeadership } from '../meetings';
import { settleSubjectFor } from '../notifications';
import type { Act } from '../platform/act';
import { members, memberships } from '../platform/database/schema';
import type { UserInMembership } from '../tenancy';
import { changeLeaderStatus } from './changeLeaderStatus';
import { lockMember } from './lockMember';
import { answerSubject } from './notificationKinds';

export async function signOffStaff(act: Act, staff: UserInMembership): Promise<void> {
  const member = await lockMember(act, staff);
  const status = leaderStatusAfter(member.status, 'leadAsStaff');
  if (status) await changeLeaderStatus(act, member, status);
}

/**
 * Signs a user off wherever the business has approved them, including where they are disabled, so that training isn't
 * requested again once they are enabled (rule onboarding.leaders). Returns the memberships where they can now lead.
 */
export async function signOffTrained(act: Act, userId: string, businessId: string): Promise<string[]> {
  await trackLeadership(act, { businessId }, [userId]);
  const ofBusiness = act.tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(eq(memberships.businessId, businessId));
  const signedOff = await act.tx
    .update(members)
    .set({ leaderStatus: 'SIGNED_OFF' })
    .where(
      and(eq(members.userId, userId), eq(members.leaderStatus, 'APPROVED'), inArray(members.membershipId, ofBusiness)),
    )
    .returning({ membershipId: members.membershipId, disabledAt: members.disabledAt });
  return signedOff.filter(({ disabledAt }) => disabledAt === null).map(({ membershipId }) => membershipId);
}

export async function settleApprovals(act: Act, userId: string, businessId: string): Promise<void> {
  const approved = await act.tx
    .select({ membershipId: members.membershipId })
    .from(members)
    .innerJoin(memberships, eq(memberships.id, members.membershipId))
    .where(
      and(eq(members.userId, userId), eq(members.leaderStatus, 'APPROVED'), eq(memberships.businessId, businessId)),
    );
  for (const { membershipId } of approved) await settleSubjectFor(act, answerSubject(membershipId, userId), [userId]);
}
