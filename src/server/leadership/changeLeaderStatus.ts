import { eq } from 'drizzle-orm';
import type { LeaderStatus } from '../../contract/entities.gen';
import { trackLeadership } from '../meetings';
import type { Act } from '../platform/act';
import { members } from '../platform/database/schema';
import { releaseHeldMails } from '../platform/mail/heldMails';
import { settleSubject } from '../notifications';
import type { LockedMember } from './lockMember';
import { applicationSubject } from './notificationKinds';
import { removeLeaderActions } from './requiredActions';

/**
 * Stores the status. Settles staff's notifications about this person's application, unless they have just applied. An
 * unsent mail about an earlier status is sent before any mail about this status. Updates the person's open pages.
 */
export async function changeLeaderStatus(act: Act, member: LockedMember, status: LeaderStatus): Promise<void> {
  const { memberId, userId, membershipId, businessId } = member;
  await releaseHeldMails(act.tx, memberId);
  await trackLeadership(act, { membershipId }, [userId]);
  await act.tx.update(members).set({ leaderStatus: status }).where(eq(members.id, memberId));
  if (status !== 'PENDING_APPROVAL') await settleSubject(act, applicationSubject(membershipId, userId));
  if (status !== 'APPROVED') await removeLeaderActions(act, userId, businessId);
  // The person's rights and required actions have changed, even if no new action is due.
  act.publish({ userIds: [userId] }, { type: 'action', businessId, action: 'LEADER_CONFIRM_TRAINING' });
}
