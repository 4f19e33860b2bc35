import { emailChangeEligibility, startEmailChangeByStaff } from '../account';
import type { AppContext } from '../platform/context';
import { conflict, notFound } from '../platform/http/problem';
import { memberById } from './reads';

/**
 * Owner or admin asks for another address for a member: its mailbox gets a link to confirm it, the present one a link to
 * keep it (rule account.emailChangeByStaff). 404 for nobody of this membership; 409 for staff and for who belongs to
 * another business, whose account is not this business's to change: neither now nor when it is confirmed.
 */
export async function changeMemberEmail(
  context: AppContext,
  { membershipId, memberId, by }: { membershipId: string; memberId: string; by: string },
  newEmail: string,
): Promise<void> {
  const { db } = context.database;
  const member = await memberById(db, membershipId, memberId);
  if (!member) throw notFound();
  const { runsBusiness, belongsElsewhere } = await emailChangeEligibility(db, {
    userId: member.userId,
    membershipId,
    askedBy: by,
  });
  if (runsBusiness) throw conflict('is_staff', 'Owners and admins change their own email.');
  if (belongsElsewhere) {
    throw conflict(
      'belongs_elsewhere',
      'This person also belongs to another business, so only they can change their email.',
    );
  }
  const { userId: id, email, firstName } = member;
  await startEmailChangeByStaff(context, { id, email, firstName }, newEmail, { membershipId, by });
}
