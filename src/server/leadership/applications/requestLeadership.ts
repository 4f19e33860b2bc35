import { isEnabledMember, type Relation } from '../../../domain/permissions';
import type { LeaderStatus } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { conflict } from '../../platform/http/problem';
import { applyToLead } from './applyToLead';
import type { UserInMembership } from '../lock';

/**
 * A member asks to lead (rule leadership.request). A repeat is harmless; 409 for anybody who may lead already, and for
 * staff without a place in the membership. The status as it is then.
 */
export async function requestLeadership(
  context: AppContext,
  applicant: UserInMembership,
  relation: Relation,
): Promise<LeaderStatus> {
  if (!isEnabledMember(relation)) throw conflict('no_member', 'Only members can ask to lead.');
  return context.act(async (act) => {
    const status = await applyToLead(act, applicant);
    if (status === 'PENDING_APPROVAL') return status;
    throw conflict('already_leader', 'You can already lead a pod here.');
  });
}
