import { emailChangeEligibility, startEmailChange } from '../account';
import type { AppContext } from '../platform/context';
import { conflict, notFound } from '../platform/http/problem';
import { memberById } from './reads';

/**
 * Owner or admin asks for another address for a member: its mailbox gets the link that makes it so, the present one a
 * notice (rule account.emailChangeByStaff). 404 for nobody of this membership; 409 for staff and for who belongs to
 * another business, whose account is not this business's to change: neither now nor when it is confirmed.
 */
export async function changeMemberEmail(
  context: AppContext,
  membershipId: string,
  memberId: string,
  newEmail: string,
): Promise<void> {
  const { db } = context.database;
  const member = await memberById(db, membershipId, memberId);
  if (!member) throw notFound();
  const { runsBusiness, belongsElsewhere } = await emailChangeEligibility(db, member.userId, membershipId);
  if (runsBusiness) throw conflict('is_staff', 'Owners and admins change their own email.');
  if (belongsElsewhere) {
    throw conflict(
      'belongs_elsewhere',
      'This person also belongs to another business, so only they can change their email.',
    );
  }
  const { userId: id, email } = member;
  await startEmailChange(context, { id, email }, newEmail, { askedIn: membershipId });
}
