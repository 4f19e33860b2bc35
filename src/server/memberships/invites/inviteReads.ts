import { sql } from 'drizzle-orm';
import type { InviteRole, MembershipInvite } from '../../../contract/entities.gen';
import type { Queryable } from '../../platform/database/client';

/** The membership and role of an invite code. */
export interface FoundInvite {
  role: InviteRole;
  membershipId: string;
}

/** Returns the membership and role of an invite code. */
export async function inviteByCode(db: Queryable, code: string): Promise<FoundInvite | undefined> {
  const found = await db.execute<FoundInvite & Record<string, unknown>>(
    sql`select role, membership_id as "membershipId" from membership_invites where code = ${code}`,
  );
  return found.rows[0];
}

/** One code per role, the leaders' first. */
export async function invitesOf(db: Queryable, membershipId: string): Promise<MembershipInvite[]> {
  const found = await db.execute<MembershipInvite & Record<string, unknown>>(
    sql`select role, code from membership_invites where membership_id = ${membershipId}::uuid order by role`,
  );
  return found.rows;
}
