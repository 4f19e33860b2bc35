import { leaderStatusAfter } from '../../../domain/leadership/status';
import type { LeaderStatus } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import { changeStatus } from '../changeStatus';
import { lockMember, type UserInMembership } from '../lock';
import { notifyStaffOfApplication } from '../notices';

/**
 * Somebody asks to lead, and owner and admins are asked to answer. Harmless when they have asked already or may lead
 * (rule leadership.request). The status as it is then; 404 for nonmembers.
 */
export async function applyToLead(act: Act, applicant: UserInMembership): Promise<LeaderStatus> {
  const member = await lockMember(act, applicant);
  const status = leaderStatusAfter(member.status, 'apply');
  if (!status) return member.status;
  await changeStatus(act, member, status);
  await notifyStaffOfApplication(act, member);
  return status;
}
