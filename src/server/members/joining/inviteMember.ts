import { and, eq, sql } from 'drizzle-orm';
import type { MemberInvitation, MemberInvitationInput } from '../../../contract/entities.gen';
import { normalizeEmail } from '../../../domain/account/email';
import {
  emailInvitationById,
  findInvitationTo,
  giveExternalRef,
  partByPod,
  sendEmailInvitation,
  storeEmailInvitations,
} from '../../memberships';
import type { NamedPerson } from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { members, users } from '../../platform/database/schema';
import { countAttempt } from '../../platform/http/limits/attempts';
import { invalidField, notFound } from '../../platform/http/problem';
import { lockMembership } from '../../tenancy';
import { membersLimits } from '../limits';
import { memberForStaff } from '../lists/memberForStaff';

interface Invitee extends MemberInvitationInput {
  membershipId: string;
  by: NamedPerson;
}

async function memberWithEmail({ tx }: Act, membershipId: string, email: string): Promise<string | undefined> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.membershipId, membershipId), sql`fold_email(${users.email}) = ${normalizeEmail(email)}`));
  return member?.id;
}

/** Stores and mails an invitation unless one is open. 400 for a pod that is unknown or not for the role. */
async function inviteOnce(act: Act, { membershipId, by, externalRef: _ref, role = 'Participant', ...given }: Invitee) {
  const invitations = [{ ...given, role }];
  const { refused } = await partByPod(act, { membershipId, invitations });
  if (refused[0]) throw invalidField('podId', refused[0].reason);
  const [stored] = await storeEmailInvitations(act, { membershipId, invitations });
  if (stored) await sendEmailInvitation(act, { membershipId, invitationId: stored.id, by });
  const invitationId = stored?.id ?? (await findInvitationTo(act, membershipId, given.email));
  if (invitationId === undefined) throw notFound();
  return { invitationId, status: stored ? ('INVITED' as const) : ('ALREADY_INVITED' as const) };
}

/**
 * Invites one person, or finds the invitation or member that they are already, and gives them the caller's reference (rule
 * integrations.inviting). 409 for a reference of somebody else.
 */
export async function inviteMember(context: AppContext, invitee: Invitee): Promise<MemberInvitation> {
  const { membershipId, email, externalRef } = invitee;
  await countAttempt(context, membersLimits.invitation(membershipId));
  const { memberId, ...invited } = await context.act(async (act) => {
    const { businessId } = await lockMembership(act, membershipId);
    const memberId = await memberWithEmail(act, membershipId, email);
    const invited = memberId === undefined ? await inviteOnce(act, invitee) : undefined;
    if (externalRef !== undefined) {
      const holder = invited ? { invitationId: invited.invitationId } : { memberId: memberId ?? '' };
      await giveExternalRef(act, businessId, externalRef, holder);
    }
    return { memberId, ...invited };
  });
  if (memberId !== undefined) {
    return { status: 'MEMBER', member: await memberForStaff(context, membershipId, memberId) };
  }
  const { status = 'INVITED', invitationId = '' } = invited;
  const invitation = await emailInvitationById(context.database.db, invitationId);
  return { status, ...(invitation && { invitation }) };
}
