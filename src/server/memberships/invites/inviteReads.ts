import { sql } from 'drizzle-orm';
import type { InviteRole, MembershipInvite } from '../../../contract/entities.gen';
import { hashSecret } from '../../session';
import { isOpenInvitation } from './openInvitations';
import type { Queryable } from '../../platform/database/client';

export interface InvitedPerson {
  invitationId: string;
  email: string;
  name: string;
  podId: string | null;
  podName: string | null;
}

export interface FoundInvite {
  role: InviteRole;
  membershipId: string;
  invited?: InvitedPerson;
}

type FoundRow = { role: InviteRole; membershipId: string } & {
  [Name in keyof InvitedPerson]: InvitedPerson[Name] | null;
};

export async function inviteByCode(db: Queryable, code: string, now: Date): Promise<FoundInvite | undefined> {
  const { rows } = await db.execute<FoundRow & Record<string, unknown>>(sql`
    select role, membership_id as "membershipId", null as "invitationId", null as email, null as name,
      null as "podId", null as "podName"
    from membership_invites where code = ${code}
    union all
    select i.role, i.membership_id, i.id, i.email, i.name, p.id, p.name
    from email_invitations i left join pods p on p.id = i.pod_id and p.membership_id = i.membership_id
    where i.code_hash = ${hashSecret(code)} and ${isOpenInvitation(sql`i`, now)}`);
  const [found] = rows;
  if (!found) return undefined;
  const { role, membershipId, invitationId, email, name, podId, podName } = found;
  if (invitationId === null || email === null) return { role, membershipId };
  return { role, membershipId, invited: { invitationId, email, name: name ?? '', podId, podName } };
}

export async function invitesOf(db: Queryable, membershipId: string): Promise<MembershipInvite[]> {
  const found = await db.execute<MembershipInvite & Record<string, unknown>>(
    sql`select role, code from membership_invites where membership_id = ${membershipId}::uuid order by role`,
  );
  return found.rows;
}
