import { and, asc, eq } from 'drizzle-orm';
import type { Member } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import { trackLeadership } from '../meetings';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, memberships } from '../platform/database/schema';
import { mailPodMeetings, promoteInPods } from '../pods';
import { lockMemberWithPods } from './lockMemberWithPods';
import { memberForStaff } from './lists/memberForStaff';
import { publishAccessChange, publishPodChannelsOf } from './notices';
import { emitWebhookEvents } from '../platform/webhooks/emitWebhookEvents';

/**
 * Restores access: unread messages stay unread, calendars get the current meetings, and the member gets seats that have
 * become free (rules members.disabled and pods.promotion). Returns their user id if they were disabled.
 */
async function enableLockedMember(act: Act, membershipId: string, memberId: string): Promise<string | undefined> {
  const member = await lockMemberWithPods(act, membershipId, memberId);
  if (!member.disabled) return undefined;
  await trackLeadership(act, { membershipId }, [member.userId], 'back');
  await act.tx.update(members).set({ disabledAt: null }).where(eq(members.id, member.id));
  await emitWebhookEvents(act, [{ type: 'member.enabled', membershipId, userId: member.userId }]);
  await publishPodChannelsOf(act, member, 'back');
  await mailPodMeetings(act, 'enabled', member);
  await promoteInPods(act, membershipId, member.waitlistPodIds);
  publishAccessChange(act, member.userId);
  return member.userId;
}

export async function enableMemberIn(act: Act, membershipId: string, memberId: string): Promise<boolean> {
  const personId = await enableLockedMember(act, membershipId, memberId);
  if (personId) await recordAct(act, 'MEMBER_ENABLED', { membershipId, personId });
  return personId !== undefined;
}

export async function enableMember(context: AppContext, membershipId: string, memberId: string): Promise<Member> {
  await context.act((act) => enableMemberIn(act, membershipId, memberId));
  return memberForStaff(context, membershipId, memberId);
}

/** Enables a user in every membership of a business, because its staff can't be disabled (rule members.disabled). */
export async function enableInAllMemberships(act: Act, businessId: string, userId: string): Promise<void> {
  const places = await act.tx
    .select({ membershipId: members.membershipId, memberId: members.id })
    .from(members)
    .innerJoin(memberships, eq(memberships.id, members.membershipId))
    .where(and(eq(memberships.businessId, businessId), eq(members.userId, userId)))
    .orderBy(asc(members.membershipId));
  for (const { membershipId, memberId } of places) await enableLockedMember(act, membershipId, memberId);
}
