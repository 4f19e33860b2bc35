import { isApproved } from '../../domain/leadership/status';
import { recordAct } from '../audit';
import { linkSubject } from '../meetings';
import { settleSubjectFor } from '../notifications';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import {
  closePodTransfer,
  endPodSearch,
  lockPod,
  refuseSecondSeat,
  setPodRole,
  publishPodChange,
  type LockedPod,
} from '../pods';
import type { UserInMembership } from '../tenancy';
import { changeLeaderStatus } from './changeLeaderStatus';
import { lockMember, type LockedMember } from './lockMember';
import { notifyApplicationOutcome, notifyPodWithoutLeader } from './notices';
import { podLedBy } from './reads';
import { findSuccessor, takeOverPod } from './takeOver';
import { refusals } from './refusals';

/** Makes the leader a participant, even of a full pod; the assistant takes over, or the pod has no leader. */
async function unassignLeader(act: Act, locked: LockedPod, leader: LockedMember, by: string): Promise<void> {
  const { pod } = locked;
  const { fullName } = leader;
  await refuseSecondSeat(act, leader, (podName) => refusals.alreadyIn({ fullName, podName }));
  const successor = await findSuccessor(act, locked);
  await setPodRole(act, locked, leader.userId, 'participant');
  // Settles the request to enter a link, which is no longer the former leader's task.
  await settleSubjectFor(act, linkSubject(locked.meeting.id), [leader.userId]);
  await endPodSearch(act, pod.membershipId, [leader.userId]);
  if (successor) await takeOverPod(act, locked, successor, by);
  else {
    await closePodTransfer(act, locked, { askedBy: leader.userId, by });
    await notifyPodWithoutLeader(act, leader, pod, by);
  }
  await publishPodChange(act, pod.id);
}

/**
 * Removes a person's leadership, on behalf of `by`, an owner or admin (rule leadership.demotion). Does nothing for a
 * person who neither leads nor is approved. 404 for nonmembers, 409 for a participant of another pod.
 */
export async function demoteLeader(context: AppContext, named: UserInMembership & { by: string }): Promise<void> {
  await context.act(async (act) => {
    const leader = await lockMember(act, named);
    const podId = await podLedBy(act.tx, leader);
    if (podId === undefined && !isApproved(leader.status)) return;
    if (podId !== undefined)
      await unassignLeader(act, await lockPod(act, leader.membershipId, podId), leader, named.by);
    await changeLeaderStatus(act, leader, 'NONE');
    await notifyApplicationOutcome(act, leader, 'demoted');
    const { membershipId, userId: personId } = leader;
    await recordAct(act, 'LEADER_DEMOTED', { ...(podId === undefined ? { membershipId } : { podId }), personId });
  });
}
