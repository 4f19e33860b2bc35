import { eq } from 'drizzle-orm';
import type { LeaderStatus } from '../../contract/entities.gen';
import { trackLeadership } from '../meetings';
import type { Act } from '../platform/act';
import { members } from '../platform/database/schema';
import { settle } from '../notifications';
import type { LockedMember } from './lock';
import { applicationSubject } from './notificationKinds';
import { dropLeaderActions } from './requiredActions';

/** Writes the status. Whatever was asked of staff about this person is settled, unless they have just asked. */
export async function changeStatus(act: Act, member: LockedMember, status: LeaderStatus): Promise<void> {
  const { memberId, userId, membershipId, businessId } = member;
  await trackLeadership(act, { membershipId }, [userId]);
  await act.tx.update(members).set({ leaderStatus: status }).where(eq(members.id, memberId));
  if (status !== 'PENDING_APPROVAL') await settle(act, applicationSubject(membershipId, userId));
  if (status !== 'APPROVED') await dropLeaderActions(act, userId, businessId);
}
