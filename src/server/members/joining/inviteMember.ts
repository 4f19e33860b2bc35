import { and, eq, sql } from 'drizzle-orm';
import type { MemberInvitation, MemberInvitationInput } from '../../../contract/entities.gen';
import { normalizeEmail } from '../../../domain/account/email';
import {
  emailInvitationById,
  findOpenInvitationTo,
  giveExternalRef,
  memberWithExternalRef,
  partByPod,
  sendEmailInvitation,
  storeEmailInvitations,
} from '../../memberships';
import type { NamedPerson } from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { members, users } from '../../platform/database/schema';
import { countAttempt } from '../../platform/http/limits/attempts';
import { invalidField } from '../../platform/http/problem';
import { lockMembership } from '../../tenancy';
import { membersLimits } from '../limits';
import { memberForStaff } from '../lists/memberForStaff';

interface Invitee extends MemberInvitationInput {
  membershipId: string;
  by: NamedPerson;
}

type Found = { memberId: string } | { invitationId: string };

/** The member or open invitation with this address, else the member with this reference, whose address may differ. */
async function findInvitee(act: Act, { membershipId, email, externalRef }: Invitee): Promise<Found | undefined> {
  const [member] = await act.tx
    .select({ memberId: members.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.membershipId, membershipId), sql`fold_email(${users.email}) = ${normalizeEmail(email)}`));
  if (member) return member;
  const invitationId = await findOpenInvitationTo(act, membershipId, email);
  if (invitationId !== undefined) return { invitationId };
  return externalRef === undefined ? undefined : memberWithExternalRef(act, membershipId, externalRef);
}

/** Stores and mails an invitation. 400 for a pod that is unknown or not for the role. */
async function sendInvitation(
  act: Act,
  businessId: string,
  { membershipId, by, externalRef, language, role = 'Participant', ...given }: Invitee,
) {
  const invitations = [{ ...given, role }];
  const { refused } = await partByPod(act, { membershipId, invitations });
  if (refused[0]) throw invalidField('podId', refused[0].reason);
  const [stored] = await storeEmailInvitations(act, { membershipId, invitations, language });
  if (!stored) throw new Error('An invitation to an address without an open one is always stored.');
  const invited = { invitationId: stored.id };
  if (externalRef !== undefined) await giveExternalRef(act, businessId, externalRef, invited);
  await sendEmailInvitation(act, { membershipId, by, ...invited });
  return invited;
}

/**
 * Invites one person, or finds the invitation or member that they already are, and gives them the caller's reference
 * (rule integrations.inviting). 409 for a reference of someone else.
 */
export async function inviteMember(context: AppContext, invitee: Invitee): Promise<MemberInvitation> {
  const { membershipId, externalRef } = invitee;
  await countAttempt(context, membersLimits.invitation(membershipId));
  const { found, isNew } = await context.act(async (act) => {
    const { businessId } = await lockMembership(act, membershipId);
    const known = await findInvitee(act, invitee);
    if (!known) return { found: await sendInvitation(act, businessId, invitee), isNew: true };
    if (externalRef !== undefined) await giveExternalRef(act, businessId, externalRef, known);
    return { found: known, isNew: false };
  });
  if ('memberId' in found) {
    return { status: 'MEMBER', member: await memberForStaff(context, membershipId, found.memberId) };
  }
  const invitation = await emailInvitationById(context.database.db, found.invitationId);
  return { status: isNew ? 'INVITED' : 'ALREADY_INVITED', ...(invitation && { invitation }) };
}
