import { isApproved } from '../../domain/leadership/status';
import { recordAct } from '../audit';
import { publishPodChange } from '../chat';
import { linkSubject } from '../meetings';
import { settleFor } from '../notifications';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { endOfferOfPod, endSearch, lockPod, refuseSecondPlace, setPodRole, type LockedPod } from '../pods';
import { changeStatus } from './changeStatus';
import { lockMember, type LockedMember, type UserInMembership } from './lock';
import { notifyOutcome, notifyPodWithoutLeader } from './notices';
import { podLedBy } from './reads';
import { findSuccessor, takeOver } from './takeOver';

/** The leader stays in the pod as participant, even when it is full; the assistant leads it, or nobody yet. */
async function unassign(act: Act, locked: LockedPod, leader: LockedMember, by: string): Promise<void> {
  const { pod } = locked;
  await refuseSecondPlace(
    act,
    leader,
    (podName) => `${leader.fullName} is already in ${podName}. Remove them from there first.`,
  );
  const successor = await findSuccessor(act, locked);
  await setPodRole(act, locked, leader.userId, 'participant');
  // The form in which a link is entered is theirs no more.
  await settleFor(act, linkSubject(locked.meeting.id), [leader.userId]);
  await endSearch(act, pod.membershipId, [leader.userId]);
  if (successor) await takeOver(act, locked, successor, by);
  else {
    await endOfferOfPod(act, locked, { askedBy: leader.userId, by });
    await notifyPodWithoutLeader(act, leader, pod, by);
  }
  await publishPodChange(act, pod.id);
}

/**
 * Owner or admin, `by`, takes somebody's leadership (rule leadership.demotion). Harmless for who leads nothing and isn't
 * approved to. 404 for nonmembers, 409 for a participant of another pod.
 */
export async function demoteLeader(context: AppContext, named: UserInMembership & { by: string }): Promise<void> {
  await context.act(async (act) => {
    const leader = await lockMember(act, named);
    const podId = await podLedBy(act.tx, leader);
    if (podId === undefined && !isApproved(leader.status)) return;
    if (podId !== undefined) await unassign(act, await lockPod(act, leader.membershipId, podId), leader, named.by);
    await changeStatus(act, leader, 'NONE');
    await notifyOutcome(act, leader, 'demoted');
    const { membershipId, userId: personId } = leader;
    await recordAct(act, 'LEADER_DEMOTED', { ...(podId === undefined ? { membershipId } : { podId }), personId });
  });
}
