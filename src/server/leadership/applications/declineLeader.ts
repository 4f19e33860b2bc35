import type { ApplicationAnswered } from '../../../contract/entities.gen';
import { leaderStatusAfter } from '../../../domain/leadership/status';
import { recordAct } from '../../audit';
import type { AppContext } from '../../platform/context';
import { changeLeaderStatus } from '../changeLeaderStatus';
import { lockMember } from '../lockMember';
import { notifyApplicationOutcome } from '../notices';
import { undoAnswerUrl } from '../undo';
import type { UserInMembership } from '../../tenancy';
import { notPending } from './notPending';

/**
 * Declines a leader application, by owner or admin. Does nothing if already declined; 409 if there is no application.
 * Returns the outcome to show to the person answering, and how to undo it.
 */
export async function declineLeader(context: AppContext, applicant: UserInMembership): Promise<ApplicationAnswered> {
  return context.act(async (act) => {
    const member = await lockMember(act, applicant);
    const told = member.disabled ? '' : ' We’ll let them know by email.';
    const message = `You’ve declined ${member.fullName}.${told} They can ask again.`;
    if (member.status === 'DECLINED') return { done: true, message };
    const status = leaderStatusAfter(member.status, 'decline');
    if (!status) throw notPending(member);
    await changeLeaderStatus(act, member, status);
    await notifyApplicationOutcome(act, member, 'declined', { canUndo: true });
    await recordAct(act, 'LEADER_DECLINED', { membershipId: member.membershipId, personId: member.userId });
    return { done: true, message, undoUrl: undoAnswerUrl(applicant, 'DECLINED') };
  });
}
