import { leaderStatusAfter } from '../../domain/leadership/status';
import type { AppContext } from '../platform/context';
import { changeStatus } from './changeStatus';
import { lockMember, type UserInMembership } from './lock';
import { notPending } from './notPending';
import { notifyOutcome } from './notices';

/** Owner or admin declines who asked to lead; harmless for who is declined already, 409 for who has not asked. */
export async function declineLeader(context: AppContext, applicant: UserInMembership): Promise<void> {
  await context.act(async (act) => {
    const member = await lockMember(act, applicant);
    if (member.status === 'DECLINED') return;
    const status = leaderStatusAfter(member.status, 'decline');
    if (!status) throw notPending(member);
    await changeStatus(act, member, status);
    await notifyOutcome(act, member, 'declined');
  });
}
