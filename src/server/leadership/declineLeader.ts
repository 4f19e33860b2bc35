import { leaderStatusAfter } from '../../domain/leadership/status';
import type { AppContext } from '../platform/context';
import { changeStatus } from './changeStatus';
import { lockMember, type UserInMembership } from './lock';
import { notPending } from './notPending';
import { notifyOutcome } from './notices';

/** Owner or admin declines an application to lead; harmless when it is declined already, 409 when there is none. What happened. */
export async function declineLeader(context: AppContext, applicant: UserInMembership): Promise<string> {
  return context.act(async (act) => {
    const member = await lockMember(act, applicant);
    const told = member.disabled ? '' : ', and has been told by email';
    const happened = `${member.fullName} is declined${told}. They can ask again.`;
    if (member.status === 'DECLINED') return happened;
    const status = leaderStatusAfter(member.status, 'decline');
    if (!status) throw notPending(member);
    await changeStatus(act, member, status);
    await notifyOutcome(act, member, 'declined');
    return happened;
  });
}
