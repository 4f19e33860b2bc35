import { sql } from 'drizzle-orm';
import { recordAct } from '../audit';
import { lockMembership } from '../tenancy';
import type { NamedPerson } from '../notifications';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { conflict, notFound } from '../platform/http/problem';
import { endMembership } from './endMembership';
import { mailMemberRemoved, publishAccessChange } from './notices';
import { memberById, type MemberRow } from './reads';
import { refusals } from './refusals';

async function refuseLeaderOfMembers(act: Act, membershipId: string, member: MemberRow): Promise<void> {
  const { rows } = await act.tx.execute(sql`
    select 1 from pod_members led
    join pod_members other on other.pod_id = led.pod_id and other.user_id <> led.user_id
    where led.membership_id = ${membershipId} and led.user_id = ${member.userId} and led.role = 'leader' limit 1`);
  if (rows.length === 0) return;
  const name = `${member.firstName} ${member.lastName}`;
  const podName = member.leaderOfPodName ?? undefined;
  throw conflict(
    'leads_pod',
    podName === undefined ? refusals.leadsAPod({ name }) : refusals.leadsPod({ name, podName }),
  );
}

export interface MemberRemoval {
  membershipId: string;
  memberId: string;
  by: NamedPerson;
}

/**
 * Removes and mails a member, and notifies the people who run their pods. 404 for a person outside this membership, 409
 * for the leader of a pod with members (rule members.leaving).
 */
export async function removeMemberIn(act: Act, { membershipId, memberId, by }: MemberRemoval): Promise<void> {
  const membership = await lockMembership(act, membershipId);
  const member = await memberById(act.tx, membershipId, memberId);
  if (!member) throw notFound();
  await refuseLeaderOfMembers(act, membershipId, member);
  await endMembership(act, { membershipId, userId: member.userId }, by);
  publishAccessChange(act, member.userId);
  mailMemberRemoved(act, member, membership);
  await recordAct(act, 'MEMBER_REMOVED', { membershipId, personId: member.userId });
}

export const removeMember = (context: AppContext, removal: MemberRemoval): Promise<void> =>
  context.act((act) => removeMemberIn(act, removal));
