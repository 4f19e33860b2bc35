import { emailChangeEligibility, startEmailChangeByStaff } from '../account';
import type { AppContext } from '../platform/context';
import { conflict, notFound } from '../platform/http/problem';
import { memberById } from './reads';
import { refusals } from './refusals';

/**
 * Requests a new address for a member on behalf of an owner or admin: the new address gets a link to confirm it, the
 * current address a link to keep it (rule account.emailChangeByStaff). 404 for a person outside this membership; 409
 * for staff and for members of another business, whose account this business can't change, either now or at
 * confirmation.
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
  if (runsBusiness) throw conflict('is_staff', refusals.staffEmail);
  if (belongsElsewhere) {
    throw conflict('belongs_elsewhere', refusals.belongsElsewhere);
  }
  const { userId: id, email, firstName } = member;
  await startEmailChangeByStaff(context, { id, email, firstName }, newEmail, { membershipId, by });
}
