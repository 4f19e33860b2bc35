import { answerGiven, isApproved, settableLeaderStatuses } from '../../domain/leadership/status';
import type { LeaderStatus } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { conflict } from '../platform/http/problem';
import { grantApproval } from './applications/approveLeader';
import { changeLeaderStatus } from './changeLeaderStatus';
import { lockMember, type LockedMember } from './lockMember';
import { notifyApplicationOutcome, type ApplicationOutcome } from './notices';
import { podLedBy } from './reads';
import { refusals } from './refusals';

async function refuseUnsettable(act: Act, member: LockedMember, wanted: LeaderStatus): Promise<void> {
  const leadsPod = (await podLedBy(act.tx, member)) !== undefined;
  if (settableLeaderStatuses(member.status, leadsPod).includes(wanted)) return;
  if (leadsPod) throw conflict('leads_pod', refusals.leadsPod({ fullName: member.fullName }));
  throw conflict('not_settable', refusals.notSettable);
}

function outcomeOf(before: LeaderStatus, wanted: LeaderStatus): ApplicationOutcome | undefined {
  if (isApproved(wanted)) return isApproved(before) ? undefined : 'signedOff';
  if (isApproved(before)) return 'demoted';
  return before === 'PENDING_APPROVAL' ? 'declined' : undefined;
}

async function applyLeaderStatus(act: Act, member: LockedMember, wanted: LeaderStatus): Promise<void> {
  const canUndo = answerGiven(member.status, wanted) !== undefined;
  if (wanted === 'APPROVED') return grantApproval(act, member, { canUndo });
  await changeLeaderStatus(act, member, wanted);
  const outcome = outcomeOf(member.status, wanted);
  if (outcome) await notifyApplicationOutcome(act, member, outcome, { canUndo });
}

/**
 * Lets an owner or admin set the status on a member's page, with the same effects as answering an application (rule
 * leadership.setStatus). Safe to repeat. 404 for a person outside this membership; 409 for PENDING_APPROVAL, or for a
 * status that a pod's leader can't have.
 */
export async function setLeaderStatus(
  context: AppContext,
  { membershipId, memberId, status }: { membershipId: string; memberId: string; status: LeaderStatus },
): Promise<void> {
  await context.act(async (act) => {
    const member = await lockMember(act, { membershipId, memberId });
    if (member.status === status) return;
    await refuseUnsettable(act, member, status);
    await applyLeaderStatus(act, member, status);
    await recordAct(act, 'LEADER_STATUS_SET', { membershipId, personId: member.userId, detail: status });
  });
}
