import type { InviteRole, TermsInForce } from '../../../contract/entities.gen';
import type { AgreementKind } from '../../../domain/terms/terms';
import type { AppContext } from '../../platform/context';
import { notFound } from '../../platform/http/problem';
import { termsInForce } from '../../terms';
import { loadMembership } from '../reads';
import { findInvite } from './findInvite';

export const agreementOf = (role: InviteRole): AgreementKind =>
  role === 'Leader' ? 'LEADER_AGREEMENT' : 'PARTICIPANT_AGREEMENT';

/** 404 for an unknown code. */
export async function inviteTerms(context: AppContext, code: string, ip: string): Promise<TermsInForce> {
  const invite = await findInvite(context, code, ip);
  if (!invite) throw notFound();
  const { membershipId, role } = invite;
  const { businessId } = await loadMembership(context.database.db, null, membershipId);
  return termsInForce(context, { businessId, membershipId, agreements: [agreementOf(role)] });
}
