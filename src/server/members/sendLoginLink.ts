import { eq } from 'drizzle-orm';
import { normalizeEmail } from '../../domain/account/email';
import { recordAct } from '../audit';
import type { AppContext } from '../platform/context';
import { memberships } from '../platform/database/schema';
import { countAttempt } from '../platform/http/limits/attempts';
import { conflict, notFound } from '../platform/http/problem';
import { sendLoginLinkTo } from '../session';
import { membersLimits } from './limits';
import { memberById } from './reads';
import { refusals } from './refusals';

interface LoginLinkByStaff {
  membershipId: string;
  memberId: string;
  senderName: string;
}

/**
 * Mails a member, on behalf of staff, a link that logs in (rule members.loginLink). 409 for an account that can't
 * log in, and within a minute of its last link; 404 for a person outside this membership; 429 when sent too often to this member or address.
 */
export async function sendLoginLink(
  context: AppContext,
  { membershipId, memberId, senderName }: LoginLinkByStaff,
): Promise<void> {
  const member = await memberById(context.database.db, membershipId, memberId);
  if (!member) throw notFound();
  await countAttempt(context, membersLimits.loginLink(memberId));
  await countAttempt(context, membersLimits.loginLinkTo(normalizeEmail(member.email)));
  await context.act(async (act) => {
    const [membership] = await act.tx
      .select({ membershipName: memberships.name, supportEmail: memberships.supportEmail })
      .from(memberships)
      .where(eq(memberships.id, membershipId));
    if (!membership) throw notFound();
    const outcome = await sendLoginLinkTo(act, member.userId, { sender: { senderName, ...membership } });
    if (outcome === 'recent') throw conflict('sent_just_now', refusals.sentJustNow);
    if (outcome === 'closed') throw conflict('cannot_log_in', refusals.cannotLogIn);
    await recordAct(act, 'LOGIN_LINK_SENT', { membershipId, personId: member.userId });
  });
}
