import { leaderStatusAfter } from '../../../domain/leadership/status';
import type { LeaderStatus } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import { changeLeaderStatus } from '../changeLeaderStatus';
import { lockMember } from '../lockMember';
import { notifyStaffOfApplication } from '../notices';
import type { UserInMembership } from '../../tenancy';
import { emitWebhookEvents } from '../../platform/webhooks/emitWebhookEvents';

/**
 * Requests leadership for a person, and asks owner and admins for an answer. Does nothing if the person has already
 * requested it or is approved (rule leadership.request). Returns the resulting status; 404 for nonmembers.
 */
export async function applyToLead(act: Act, applicant: UserInMembership): Promise<LeaderStatus> {
  const member = await lockMember(act, applicant);
  const status = leaderStatusAfter(member.status, 'apply');
  if (!status) return member.status;
  await changeLeaderStatus(act, member, status);
  await notifyStaffOfApplication(act, member);
  const { membershipId, userId } = applicant;
  await emitWebhookEvents(act, [{ type: 'leader.applied', membershipId, userId }]);
  return status;
}
