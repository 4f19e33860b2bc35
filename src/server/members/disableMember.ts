import { eq } from 'drizzle-orm';
import type { Member } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import { withdrawAnswer } from '../leadership';
import { trackLeadership } from '../meetings';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members } from '../platform/database/schema';
import { conflict } from '../platform/http/problem';
import { mailPodMeetings } from '../pods';
import { lockMemberWithPods } from './lockMemberWithPods';
import { memberForStaff } from './lists/memberForStaff';
import { publishAccessChange, publishPodChannelsOf } from './notices';
import { emitWebhookEvents } from '../platform/webhooks/emitWebhookEvents';
import { refusals } from './refusals';

/**
 * Disables a member, who loses access but keeps their seat and data (rule members.disabled). Safe to repeat; false if they were. 404 for a
 * person outside this membership, 409 for owner and admins.
 */
export async function disableMemberIn(act: Act, membershipId: string, memberId: string): Promise<boolean> {
  const member = await lockMemberWithPods(act, membershipId, memberId);
  if (member.isStaff) throw conflict('is_staff', refusals.staffNotDisabled);
  if (member.disabled) return false;
  await trackLeadership(act, { membershipId }, [member.userId]);
  await publishPodChannelsOf(act, member, 'removed');
  await mailPodMeetings(act, 'disabled', member);
  await withdrawAnswer(act, { membershipId, userId: member.userId });
  await act.tx.update(members).set({ disabledAt: act.now }).where(eq(members.id, member.id));
  publishAccessChange(act, member.userId);
  await emitWebhookEvents(act, [{ type: 'member.disabled', membershipId, userId: member.userId }]);
  await recordAct(act, 'MEMBER_DISABLED', { membershipId, personId: member.userId });
  return true;
}

export async function disableMember(context: AppContext, membershipId: string, memberId: string): Promise<Member> {
  await context.act((act) => disableMemberIn(act, membershipId, memberId));
  return memberForStaff(context, membershipId, memberId);
}
