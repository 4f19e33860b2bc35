import type { ApplicationAnswered } from '../../../contract/entities.gen';
import { isApproved, leaderStatusAfter } from '../../../domain/leadership/status';
import { recordAct } from '../../audit';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { changeLeaderStatus } from '../changeLeaderStatus';
import { lockMember, type LockedMember } from '../lockMember';
import { notifyApplicationOutcome } from '../notices';
import { requireLeaderActions } from '../requiredActions';
import { undoAnswerUrl } from '../undo';
import type { UserInMembership } from '../../tenancy';
import { notPending } from './notPending';

/**
 * Approves a member as a leader, adds the required actions of a new leader, and notifies the member unless they could
 * already lead: setting a person back from SIGNED_OFF isn't a new approval.
 */
export async function grantApproval(act: Act, member: LockedMember, told: { canUndo?: boolean } = {}): Promise<void> {
  await changeLeaderStatus(act, member, 'APPROVED');
  await requireLeaderActions(act, member.userId, member.businessId);
  if (!isApproved(member.status)) await notifyApplicationOutcome(act, member, 'approved', told);
}

/**
 * Approves a leader application, by owner or admin. Does nothing if already approved; 409 if there is no application or
 * it has been declined, since the first answer counts (rule leadership.answer). 404 for nonmembers. Returns the outcome
 * to show to the person answering, and how to undo it.
 */
export async function approveLeader(context: AppContext, applicant: UserInMembership): Promise<ApplicationAnswered> {
  return context.act(async (act) => {
    const member = await lockMember(act, applicant);
    const told = member.disabled ? '' : ' We’ll email them what comes next.';
    const message = `${member.fullName} can now lead a pod.${told}`;
    if (isApproved(member.status)) return { done: true, message };
    if (!leaderStatusAfter(member.status, 'approve')) throw notPending(member);
    await grantApproval(act, member, { canUndo: true });
    await recordAct(act, 'LEADER_APPROVED', { membershipId: member.membershipId, personId: member.userId });
    return { done: true, message, undoUrl: undoAnswerUrl(applicant, 'APPROVED') };
  });
}
