import { and, eq } from 'drizzle-orm';
import { staffOf } from '../businesses';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, memberships, users } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { applyToLead } from '../leadership';
import { inviteByCode } from '../memberships';
import { notify } from '../notifications';
import { requireAction } from '../onboarding';
import { joinPreferredPod } from '../pods';
import { memberNotifications } from './notificationKinds';

/** How somebody comes into a membership: by which link, and with which wishes. */
export interface Joining {
  then: 'leader' | 'participant';
  inviteCode: string;
  /** What the code was for when they registered: a reset of the links since does not shut them out. */
  membershipId?: string;
  preferredPodId?: string;
  contactWhenNewPod?: boolean;
}

/** The membership, under the lock that every act on its places takes first. */
async function lockMembership(act: Act, joining: Joining) {
  const membershipId = joining.membershipId ?? (await inviteByCode(act.tx, joining.inviteCode))?.membershipId;
  if (!membershipId) throw notFound();
  const [membership] = await act.tx
    .select({ id: memberships.id, name: memberships.name, businessId: memberships.businessId })
    .from(memberships)
    .where(eq(memberships.id, membershipId))
    .for('no key update');
  if (!membership) throw notFound();
  return membership;
}

/** Writes the place in the membership; false for who had one already. */
async function enter(act: Act, membershipId: string, userId: string): Promise<boolean> {
  const entered = await act.tx
    .insert(members)
    .values({ membershipId, userId, joinedAt: act.now })
    .onConflictDoNothing()
    .returning({ id: members.id });
  return entered.length > 0;
}

/** Disabled members keep their place, and no link gives them access again (decision 56). */
async function refuseDisabled(act: Act, membershipId: string, userId: string): Promise<void> {
  const [member] = await act.tx
    .select({ disabledAt: members.disabledAt })
    .from(members)
    .where(own(membershipId, userId));
  if (!member?.disabledAt) return;
  throw conflict('member_disabled', 'Your place in this membership is disabled. Please ask the people who run it.');
}

const own = (membershipId: string, userId: string) =>
  and(eq(members.membershipId, membershipId), eq(members.userId, userId));

async function tellStaff(act: Act, membership: { id: string; name: string; businessId: string }, userId: string) {
  const [person] = await act.tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return;
  const staff = await staffOf(act.tx, membership.businessId);
  const userIds = staff.map(({ id }) => id).filter((id) => id !== userId);
  const personName = `${person.firstName} ${person.lastName}`;
  const data = { membershipId: membership.id, membershipName: membership.name, personName };
  await notify(act, { kind: memberNotifications['member-joined'], userIds, data, membershipId: membership.id });
}

/**
 * Somebody whose address is proven comes into a membership by an invite link: a leader's asks to lead, a participant's
 * takes the pod they chose, or waits for it when it is full (decisions 13 to 16 and 22). Staff are told. A repeat
 * changes nothing that is there. 404 when the membership is gone, 409 for a disabled member.
 */
export async function completeRegistration(
  act: Act,
  context: AppContext,
  userId: string,
  joining: Joining,
): Promise<{ membershipName: string }> {
  const membership = await lockMembership(act, joining);
  const isNew = await enter(act, membership.id, userId);
  if (!isNew) await refuseDisabled(act, membership.id, userId);
  if (isNew) await tellStaff(act, membership, userId);
  await requireAction(act, userId, membership.businessId, 'COMPLETE_PROFILE');
  if (joining.then === 'leader') await applyToLead(act, context, { membershipId: membership.id, userId });
  if (joining.contactWhenNewPod) {
    await act.tx.update(members).set({ contactWhenNewPod: true }).where(own(membership.id, userId));
  }
  if (joining.then === 'participant' && joining.preferredPodId) {
    const place = { membershipId: membership.id, podId: joining.preferredPodId, userId };
    await joinPreferredPod(act, place);
  }
  return { membershipName: membership.name };
}
