import { maskedEmail } from '../../domain/audit/maskedEmail';
import { recordAct } from '../audit';
import type { AppContext } from '../platform/context';
import { conflict, notFound } from '../platform/http/problem';
import { retireCodesFor, sentCodeById } from '../session';
import type { StoredInvitation } from './invitation';
import { refusals } from './refusals';

/**
 * Ends an open invitation, and all others to the same address (rule businesses.invitations). 409 if it has been
 * accepted or replaced, or has expired; 404 if it never existed.
 */
export async function withdrawInvitation(context: AppContext, businessId: string, invitationId: string): Promise<void> {
  await context.act(async (act) => {
    const { tx, now } = act;
    const sent = await sentCodeById(tx, invitationId, 'admin-invite', { businessId });
    if (!sent) throw notFound();
    const { email } = sent.payload as unknown as StoredInvitation;
    const isOpen = sent.usedAt === null && sent.expiresAt > now;
    // The invitation was accepted at this moment, so there is nothing left to end.
    if (!isOpen || !(await retireCodesFor(tx, 'admin-invite', { businessId, email }, now))) {
      throw conflict('already_done', refusals.invitationChanged);
    }
    await recordAct(act, 'ADMIN_INVITATION_WITHDRAWN', { businessId, detail: maskedEmail(email) });
  });
}
