import { and, eq, sql } from 'drizzle-orm';
import type { Act } from '../../platform/act';
import { emailInvitations, externalRefs } from '../../platform/database/schema';
import { conflict } from '../../platform/http/problem';
import { isOpenInvitation } from './openInvitations';
import { refusals } from '../refusals';

const taken = () => conflict('external_ref_taken', refusals.externalRefTaken);

type Holder = { memberId: string } | { invitationId: string };

/** The member of a membership who has a reference. */
export async function memberWithExternalRef(
  { tx }: Act,
  membershipId: string,
  ref: string,
): Promise<{ memberId: string } | undefined> {
  const { rows } = await tx.execute<{ memberId: string }>(sql`
    select m.id as "memberId" from memberships ms
    join external_refs r on r.business_id = ms.business_id and r.ref = ${ref}
    join members m on m.id = r.member_id and m.membership_id = ms.id
    where ms.id = ${membershipId}::uuid`);
  return rows[0];
}

/** Takes a reference from an invitation that can't be accepted any more. */
const freeExternalRef = ({ tx, now }: Act, businessId: string, ref: string) =>
  tx.execute(sql`
    delete from external_refs r using email_invitations i
    where r.business_id = ${businessId}::uuid and r.ref = ${ref} and i.id = r.invitation_id
      and not ${isOpenInvitation(sql`i`, now)}`);

/**
 * Gives a member or an invitation a reference, in place of the one it had. 409 if another one of the business has it (rule
 * integrations.externalRef).
 */
export async function giveExternalRef(act: Act, businessId: string, ref: string, holder: Holder): Promise<void> {
  const isHolders =
    'memberId' in holder
      ? eq(externalRefs.memberId, holder.memberId)
      : eq(externalRefs.invitationId, holder.invitationId);
  const isThisRef = and(eq(externalRefs.businessId, businessId), eq(externalRefs.ref, ref));
  if ((await act.tx.$count(externalRefs, and(isThisRef, isHolders))) > 0) return;
  await freeExternalRef(act, businessId, ref);
  await act.tx.delete(externalRefs).where(isHolders);
  const given = await act.tx
    .insert(externalRefs)
    .values({ businessId, ref, ...holder })
    .onConflictDoNothing()
    .returning({ ref: externalRefs.ref });
  if (given.length === 0) throw taken();
}

/**
 * Passes the reference of the invitation that a person used, or else of one to their address, on to the new member. Call it
 * before the invitation ends.
 */
export async function keepExternalRef(
  act: Act,
  { membershipId, userId, invitationId }: { membershipId: string; userId: string; invitationId?: string },
): Promise<void> {
  const isUsed = sql`i.id is not distinct from ${invitationId ?? null}::uuid`;
  await act.tx.execute(sql`
    update external_refs r set member_id = found.member_id, invitation_id = null
    from (
      select i.id, m.id as member_id from members m
      join users person on person.id = m.user_id
      join ${emailInvitations} i on i.membership_id = m.membership_id
        and (${isUsed} or i.normal_email = fold_email(person.email))
      join external_refs of_invitation on of_invitation.invitation_id = i.id
      where m.membership_id = ${membershipId}::uuid and m.user_id = ${userId}::uuid
        and not exists (select from external_refs held where held.member_id = m.id)
      order by ${isUsed} desc limit 1) found
    where r.invitation_id = found.id`);
}
