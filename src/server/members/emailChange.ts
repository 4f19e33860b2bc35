import { sql } from 'drizzle-orm';
import { startEmailChange } from '../account/service';
import type { AppContext } from '../context';
import { conflict, notFound } from '../http/problem';
import { memberById } from './queries';

/** Whether somebody belongs to more than this business: runs one, or has a place in a membership of another. */
async function belongsElsewhere({ database }: AppContext, userId: string, membershipId: string) {
  const { rows } = await database.db.execute<{ runs: boolean; elsewhere: boolean }>(sql`
    select exists (select 1 from business_staff where user_id = ${userId}) as runs,
      exists (select 1 from members m join memberships s on s.id = m.membership_id
        where m.user_id = ${userId}
          and s.business_id <> (select business_id from memberships where id = ${membershipId})) as elsewhere`);
  return rows[0] ?? { runs: false, elsewhere: false };
}

/**
 * Owner or admin asks for another address for a member: its mailbox gets the link that makes it so, the present one a
 * notice (decision 18). 404 for nobody of this membership; 409 for staff and for who belongs to another business, whose
 * account is not this business's to change.
 */
export async function changeMemberEmail(
  context: AppContext,
  membershipId: string,
  memberId: string,
  newEmail: string,
): Promise<void> {
  const member = await memberById(context.database.db, membershipId, memberId);
  if (!member) throw notFound();
  const { runs, elsewhere } = await belongsElsewhere(context, member.userId, membershipId);
  if (runs) throw conflict('is_staff', 'Owners and administrators change their e-mail address themselves.');
  if (elsewhere) {
    throw conflict(
      'belongs_elsewhere',
      'This person belongs to another business too and changes their address themselves.',
    );
  }
  const { userId: id, email, firstName } = member;
  await startEmailChange(context, { id, email, firstName }, newEmail);
}
