import { isEnabledMember, type Relation } from '../../../domain/permissions';
import type { LeaderStatus } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { conflict } from '../../platform/http/problem';
import type { UserInMembership } from '../../tenancy';
import { applyToLead } from './applyToLead';
import { refusals } from '../refusals';

/**
 * Requests leadership for the calling member (rule leadership.request). Safe to repeat; 409 for people who may already
 * lead, and for staff who aren't members. Returns the resulting status.
 */
export async function requestLeadership(
  context: AppContext,
  applicant: UserInMembership,
  relation: Relation,
): Promise<LeaderStatus> {
  if (!isEnabledMember(relation)) throw conflict('no_member', refusals.noMember);
  return context.act(async (act) => {
    const status = await applyToLead(act, applicant);
    if (status === 'PENDING_APPROVAL') return status;
    throw conflict('already_leader', refusals.alreadyLeader);
  });
}
