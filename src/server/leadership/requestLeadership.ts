import { isEnabledMember, type Relation } from '../../domain/permissions';
import type { LeaderStatus } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { conflict } from '../platform/http/problem';
import { applyToLead, type Applicant } from './decisions';

/**
 * A member asks to lead (specification 2). A repeat is harmless; 409 for who may lead already, and for staff without a
 * place in the membership. The status as it is then.
 */
export async function requestLeadership(
  context: AppContext,
  applicant: Applicant,
  relation: Relation,
): Promise<LeaderStatus> {
  if (!isEnabledMember(relation)) throw conflict('no_member', 'Only members can ask to lead.');
  return context.act(async (act) => {
    const status = await applyToLead(act, context, applicant);
    if (status === 'PENDING_APPROVAL') return status;
    throw conflict('already_leader', 'You can lead a pod here already.');
  });
}
