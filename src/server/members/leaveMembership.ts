import { and, eq, sql } from 'drizzle-orm';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, memberships } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { dropLeaderActions, withdrawApplication } from '../leadership';
import { dropActions } from '../onboarding';
import { leaveAllPods } from '../pods';
import { memberById, type MemberRow } from './reads';
import { memberMails } from './mails';

interface Place {
  membershipId: string;
  userId: string;
}

async function businessOf(act: Act, membershipId: string): Promise<string> {
  const [membership] = await act.tx
    .select({ businessId: memberships.businessId })
    .from(memberships)
    .where(eq(memberships.id, membershipId));
  if (!membership) throw notFound();
  return membership.businessId;
}

/** Nothing a business asks of its members is asked of who has no place in it any more. */
async function dropAskedOf(act: Act, { membershipId, userId }: Place): Promise<void> {
  const businessId = await businessOf(act, membershipId);
  await dropLeaderActions(act, userId, businessId);
  const { rows } = await act.tx.execute<{ belongs: boolean }>(sql`
    select
      exists (select 1 from members m join memberships s on s.id = m.membership_id
        where s.business_id = ${businessId} and m.user_id = ${userId})
      or exists (select 1 from business_staff where business_id = ${businessId} and user_id = ${userId}) as belongs`);
  if (!rows[0]?.belongs) await dropActions(act, userId, businessId, ['COMPLETE_PROFILE']);
}

/** Ends a place with all that hangs on it: pods, waitlists, an application to lead, what is asked of them. */
export async function endPlace(act: Act, context: AppContext, place: Place): Promise<void> {
  await leaveAllPods(act, place);
  await withdrawApplication(act, place);
  const { membershipId, userId } = place;
  await act.tx.delete(members).where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)));
  await dropAskedOf(act, place);
}

/**
 * The caller leaves a membership. Harmless for staff who have no place in it. 409 for the leader of a pod that has
 * members (specification 6).
 */
export async function leaveMembership(context: AppContext, place: Place): Promise<void> {
  await context.act((act) => endPlace(act, context, place));
}

async function tellRemoved(act: Act, membershipId: string, member: MemberRow): Promise<void> {
  const [membership] = await act.tx.select().from(memberships).where(eq(memberships.id, membershipId));
  if (!membership || member.disabledAt) return;
  const { name: membershipName, supportEmail } = membership;
  const data = { firstName: member.firstName, membershipName, supportEmail };
  act.mail({ to: member.email, template: memberMails['member-removed'], data });
}

/**
 * Removes a member, who is told by e-mail. 404 for nobody of this membership, 409 for the leader of a pod that has
 * members.
 */
export async function removeMember(context: AppContext, membershipId: string, memberId: string): Promise<void> {
  await context.act(async (act) => {
    const member = await memberById(act.tx, membershipId, memberId);
    if (!member) throw notFound();
    await refuseLeaderOfMembers(act, membershipId, member);
    await endPlace(act, context, { membershipId, userId: member.userId });
    await tellRemoved(act, membershipId, member);
  });
}

/** The same refusal as on leaving, in words for who removes somebody else. */
async function refuseLeaderOfMembers(act: Act, membershipId: string, member: MemberRow): Promise<void> {
  const { rows } = await act.tx.execute(sql`
    select 1 from pod_members led join pod_members other on other.pod_id = led.pod_id and other.user_id <> led.user_id
    where led.membership_id = ${membershipId} and led.user_id = ${member.userId} and led.role = 'leader' limit 1`);
  if (rows.length === 0) return;
  const name = `${member.firstName} ${member.lastName}`;
  throw conflict(
    'leads_pod',
    `${name} leads ${member.leaderOfPodName ?? 'a pod'}, which has members. Choose another leader first.`,
  );
}
