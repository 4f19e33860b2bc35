import type { ApplicationAnswer } from '../../../domain/leadership/status';
import { recordAct } from '../../audit';
import { staffOf } from '../../businesses';
import { reopen, settle } from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { conflict } from '../../platform/http/problem';
import { dropHeldMails } from '../../platform/mail/held';
import { changeStatus } from '../changeStatus';
import { lockMember, type LockedMember, type UserInMembership } from '../lock';
import { answerSubject, applicationSubject } from '../notificationKinds';
import { podLedBy } from '../reads';
import { UNDO_SECONDS } from '../undo';

/** What has come of the answer meanwhile that taking it back would undo; undefined for nothing. */
async function goneOn(act: Act, member: LockedMember, answer: ApplicationAnswer): Promise<string | undefined> {
  if (await podLedBy(act.tx, member)) return 'now leads a pod';
  if (member.status === answer) return undefined;
  return member.status === 'SIGNED_OFF' ? 'is now ready to lead' : 'has been given another answer since';
}

/** The staff who were asked are asked again; 409 when the answer is too old, as the person has been told by then. */
async function askStaffAgain(act: Act, { businessId, membershipId, userId, fullName }: LockedMember): Promise<void> {
  const userIds = (await staffOf(act.tx, businessId)).map(({ id }) => id);
  const since = new Date(act.now.getTime() - UNDO_SECONDS * 1000);
  if (await reopen(act, applicationSubject(membershipId, userId), { since, userIds })) return;
  throw conflict('too_late', `It’s too late to undo this: ${fullName} has been told.`);
}

/**
 * Takes the answer to an application back: it waits for owner and admins again, and the person, who is not mailed, finds
 * nothing of the answer any more (rule leadership.undo). A repeat is harmless; 409 when a minute has gone by or the person
 * has gone on, 404 for nonmembers.
 */
export async function reopenApplication(
  context: AppContext,
  applicant: UserInMembership,
  answer: ApplicationAnswer,
): Promise<void> {
  await context.act(async (act) => {
    const member = await lockMember(act, applicant);
    if (member.status === 'PENDING_APPROVAL') return;
    const obstacle = await goneOn(act, member, answer);
    if (obstacle) throw conflict('gone_on', `This can’t be undone any more. ${member.fullName} ${obstacle}.`);
    await askStaffAgain(act, member);
    await dropHeldMails(act.tx, member.memberId);
    await settle(act, answerSubject(member.membershipId, member.userId));
    await changeStatus(act, member, 'PENDING_APPROVAL');
    await recordAct(act, 'LEADER_ANSWER_UNDONE', { membershipId: member.membershipId, personId: member.userId });
  });
}
