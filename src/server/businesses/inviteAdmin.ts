import type { AdminInvite } from '../../contract/entities.gen';
import { isSameEmail } from '../../domain/account/email';
import { maskedEmail } from '../../domain/audit/maskedEmail';
import { recordAct } from '../audit';
import type { AppContext } from '../platform/context';
import { conflict, notFound } from '../platform/http/problem';
import { throttleSubjectOfEmail } from '../session';
import { staffOf } from '../tenancy';
import { issueInvitation } from './invitation';
import { mailInvitation } from './notices';
import { businessById } from './reads';
import { countAttempt } from '../platform/http/limits/attempts';
import { businessesLimits } from './limits';
import { refusals } from './refusals';

/**
 * Mails a link to become an admin; any previous invitation to the address stops working. 409 for staff of this
 * business, 429 if the business or the address exceeds its limit.
 */
export async function inviteAdmin(
  context: AppContext,
  businessId: string,
  inviterId: string,
  { name, email }: AdminInvite,
): Promise<void> {
  await countAttempt(context, businessesLimits.adminInvitation(businessId));
  await countAttempt(
    context,
    businessesLimits.adminInvitationTo(await throttleSubjectOfEmail(context.database.db, email)),
  );
  await context.act(async (act) => {
    const staff = await staffOf(act.tx, businessId);
    if (staff.some((person) => isSameEmail(person.email, email))) {
      throw conflict('already_staff', refusals.alreadyStaff);
    }
    const business = await businessById(act.tx, businessId);
    const inviter = staff.find(({ id }) => id === inviterId);
    if (!business || !inviter) throw notFound();
    const code = await issueInvitation(act, inviterId, { businessId, email });
    mailInvitation(act, { name, email, code }, business, inviter);
    await recordAct(act, 'ADMIN_INVITED', { businessId, detail: maskedEmail(email) });
  });
}
