import { and, asc, eq } from 'drizzle-orm';
import type { Member } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import { trackLeadership } from '../meetings';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, memberships } from '../platform/database/schema';
import { mailPodMeetings, promoteInPods } from '../pods';
import { lockMember } from './lock';
import { memberForStaff } from './lists/memberForStaff';
import { publishAccessChange, publishPodChannelsOf } from './notices';

/**
 * Gives access again: what was unread is unread still, calendars get the meetings as they are now, and with it come the
 * seats that were free meanwhile (rules members.disabled and pods.promotion). Their user id, where they were disabled.
 */
async function enable(act: Act, membershipId: string, memberId: string): Promise<string | undefined> {
  const member = await lockMember(act, membershipId, memberId);
  if (!member.disabled) return undefined;
  await trackLeadership(act, { membershipId }, [member.userId], 'back');
  await act.tx.update(members).set({ disabledAt: null }).where(eq(members.id, member.id));
  await publishPodChannelsOf(act, member, 'back');
  await mailPodMeetings(act, 'enabled', member);
  await promoteInPods(act, membershipId, member.waitlistPodIds);
  publishAccessChange(act, member.userId);
  return member.userId;
}

/** Enables a disabled member. A repeat is harmless. 404 for nobody of this membership. */
export async function enableMember(context: AppContext, membershipId: string, memberId: string): Promise<Member> {
  await context.act(async (act) => {
    const personId = await enable(act, membershipId, memberId);
    if (personId) await recordAct(act, 'MEMBER_ENABLED', { membershipId, personId });
  });
  return memberForStaff(context, membershipId, memberId);
}

/** Enables somebody in every membership of a business: its staff are disabled in none (rule members.disabled). */
export async function enableInBusiness(act: Act, businessId: string, userId: string): Promise<void> {
  const places = await act.tx
    .select({ membershipId: members.membershipId, memberId: members.id })
    .from(members)
    .innerJoin(memberships, eq(memberships.id, members.membershipId))
    .where(and(eq(memberships.businessId, businessId), eq(members.userId, userId)))
    .orderBy(asc(members.membershipId));
  for (const { membershipId, memberId } of places) await enable(act, membershipId, memberId);
}
