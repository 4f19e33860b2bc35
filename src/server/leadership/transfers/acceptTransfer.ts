import type { LeaderTransfer } from '../../../contract/entities.gen';
import { recordAct } from '../../audit';
import type { AppContext } from '../../platform/context';
import {
  closeTransfer,
  leaderOf,
  clearAssistant,
  endPodSearch,
  participatedPodName,
  promoteFromWaitlist,
  seatLeader,
  setPodRole,
  removeParticipant,
  publishPodChange,
  type LockedPod,
} from '../../pods';
import { lockMember, type LockedMember } from '../lockMember';
import { replaceLink, trackLeadership } from '../../meetings';
import type { Act } from '../../platform/act';
import { approveNewLeader } from '../takeOver';
import { requireCandidate } from './candidates';
import { transferById } from './transferRows';
import { lockTransfer, requireOpenTransfer, type TransferRequest } from './lockTransfer';

/**
 * Transfers the pod to the recipient with their meeting link (rule leadership.transfer). Safe to repeat. 404 for
 * nonmembers, 409 for a closed offer, an offer whose sender may no longer make it, or a recipient who now leads another
 * pod.
 */
export async function acceptTransfer(
  context: AppContext,
  request: TransferRequest & { meetingLink: string },
): Promise<LeaderTransfer> {
  await context.act(async (act) => {
    const { locked, transfer } = await lockTransfer(act, request);
    if (transfer.state === 'accepted') return;
    requireOpenTransfer(transfer);
    const { participantId: userId } = transfer;
    const formerLeader = leaderOf(locked);
    await requireCandidate(act, locked, userId);
    const successor = await lockMember(act, { membershipId: request.membershipId, userId });
    // Runs before the leader changes, so that the people affected are notified even if they leave the pod.
    await closeTransfer(act, locked, transfer, { state: 'accepted', by: userId, formerLeader });
    await handOverPod(act, locked, successor, request.meetingLink);
    await recordAct(act, 'LEADERSHIP_ACCEPTED', { podId: request.podId, personId: formerLeader });
  });
  return transferById(context.database.db, request.transferId, context.clock.now());
}

/**
 * Makes the leader a participant, even of a full pod; a participant of another pod leaves instead (rule pods.oneSeat).
 */
async function stepDown(act: Act, locked: LockedPod, leaderId: string): Promise<void> {
  const { membershipId } = locked.pod;
  if ((await participatedPodName(act, { membershipId, userId: leaderId })) !== undefined) {
    await trackLeadership(act, { membershipId }, [leaderId]);
    return removeParticipant(act, locked, leaderId, { how: 'left' });
  }
  await setPodRole(act, locked, leaderId, 'participant');
  await endPodSearch(act, membershipId, [leaderId]);
}

/**
 * Gives a locked pod the new leader's link, and ends the new leader's role as assistant; another assistant's link stays
 * in use (rule leadership.assistantLink).
 */
async function changeLink(act: Act, locked: LockedPod, successor: LockedMember, link: string): Promise<void> {
  if (locked.pod.assistantUserId === successor.userId) await clearAssistant(act, locked);
  locked.meeting = await replaceLink(act, locked, link);
}

async function handOverPod(act: Act, locked: LockedPod, successor: LockedMember, link: string): Promise<void> {
  const { pod } = locked;
  const formerLeader = leaderOf(locked);
  if (formerLeader) await stepDown(act, locked, formerLeader);
  await changeLink(act, locked, successor, link);
  await seatLeader(act, locked, successor.userId);
  await approveNewLeader(act, successor);
  await promoteFromWaitlist(act, locked);
  await publishPodChange(act, pod.id);
}
