import { sql } from 'drizzle-orm';
import { lockMembership } from '../tenancy';
import type { Act } from '../platform/act';
import { notFound } from '../platform/http/problem';

export interface LockedMemberWithPods {
  id: string;
  membershipId: string;
  userId: string;
  disabled: boolean;
  isStaff: boolean;
  podIds: string[];
  waitlistPodIds: string[];
}

export async function lockMemberWithPods(
  act: Act,
  membershipId: string,
  memberId: string,
): Promise<LockedMemberWithPods> {
  await lockMembership(act, membershipId);
  const { rows } = await act.tx.execute<LockedMemberWithPods & Record<string, unknown>>(sql`
    select m.id, m.membership_id as "membershipId", m.user_id as "userId", m.disabled_at is not null as disabled,
      exists (select 1 from business_staff s join memberships ms on ms.business_id = s.business_id
        where ms.id = m.membership_id and s.user_id = m.user_id) as "isStaff",
      array(select p.pod_id from pod_members p
        where p.membership_id = m.membership_id and p.user_id = m.user_id) as "podIds",
      array(select w.pod_id from waitlist_entries w
        where w.membership_id = m.membership_id and w.user_id = m.user_id) as "waitlistPodIds"
    from members m where m.id = ${memberId} and m.membership_id = ${membershipId}
    for no key update`);
  const [member] = rows;
  if (!member) throw notFound();
  return member;
}
