import type { ApplicationAnswer } from '../../../domain/leadership/status';
import { recordAct } from '../../audit';
import { staffOf, type UserInMembership } from '../../tenancy';
import { reopenSubject, settleSubject } from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { conflict } from '../../platform/http/problem';
import { deleteHeldMails } from '../../platform/mail/heldMails';
import { changeLeaderStatus } from '../changeLeaderStatus';
import { lockMember, type LockedMember } from '../lockMember';
import { answerSubject, applicationSubject } from '../notificationKinds';
import { podLedBy } from '../reads';
import { UNDO_SECONDS } from '../undo';
import { refusals } from '../refusals';

/** Why the answer can no longer be taken back, given later events; undefined if it can. */
async function reopenObstacle(
  act: Act,
  member: LockedMember,
  answer: ApplicationAnswer,
): Promise<'leads' | 'ready' | 'otherAnswer' | undefined> {
  if (await podLedBy(act.tx, member)) return 'leads';
  if (member.status === answer) return undefined;
  return member.status === 'SIGNED_OFF' ? 'ready' : 'otherAnswer';
}

/** Sends the same staff the request again; 409 if the answer is too old, since the person has been notified. */
async function askStaffAgain(act: Act, { businessId, membershipId, userId, fullName }: LockedMember): Promise<void> {
  const userIds = (await staffOf(act.tx, businessId)).map(({ id }) => id);
  const since = new Date(act.now.getTime() - UNDO_SECONDS * 1000);
  if (await reopenSubject(act, applicationSubject(membershipId, userId), { since, userIds })) return;
  throw conflict('too_late', refusals.answerTold({ fullName }));
}

/**
 * Takes back the answer to an application: the application waits for owner and admins again, and the person gets no
 * mail and no longer sees the answer (rule leadership.undo). Safe to repeat; 409 after a minute or if the person has
 * moved on, 404 for nonmembers.
 */
export async function reopenApplication(
  context: AppContext,
  applicant: UserInMembership,
  answer: ApplicationAnswer,
): Promise<void> {
  await context.act(async (act) => {
    const member = await lockMember(act, applicant);
    if (member.status === 'PENDING_APPROVAL') return;
    const obstacle = await reopenObstacle(act, member, answer);
    const { fullName } = member;
    if (obstacle) throw conflict('gone_on', refusals.goneOn[obstacle]({ fullName }));
    await askStaffAgain(act, member);
    await deleteHeldMails(act.tx, member.memberId);
    await settleSubject(act, answerSubject(member.membershipId, member.userId));
    await changeLeaderStatus(act, member, 'PENDING_APPROVAL');
    await recordAct(act, 'LEADER_ANSWER_UNDONE', { membershipId: member.membershipId, personId: member.userId });
  });
}
