import { publishPodChange } from '../../chat';
import { replaceLink, trackLeadership } from '../../meetings';
import type { Act } from '../../platform/act';
import {
  clearAssistant,
  endPodSearch,
  leaderOf,
  participatedPodName,
  promoteFromWaitlist,
  seatLeader,
  setPodRole,
  removeParticipant,
  type LockedPod,
} from '../../pods';
import type { LockedMember } from '../lockMember';
import { approveNewLeader } from '../takeOver';

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
 * Gives a locked pod the new leader's link, and ends their own role as assistant; another assistant's link stays in use
 * (rule leadership.assistantLink).
 */
async function changeLink(act: Act, locked: LockedPod, successor: LockedMember, link: string): Promise<void> {
  if (locked.pod.assistantUserId === successor.userId) await clearAssistant(act, locked);
  locked.meeting = await replaceLink(act, locked, link);
}

/**
 * Moves a locked pod to its new leader, with their link; the previous leader steps down (rule leadership.transfer). The
 * new leader is a participant or comes in for it.
 */
export async function handOverPod(act: Act, locked: LockedPod, successor: LockedMember, link: string): Promise<void> {
  const { pod } = locked;
  const formerLeader = leaderOf(locked);
  if (formerLeader) await stepDown(act, locked, formerLeader);
  await changeLink(act, locked, successor, link);
  await seatLeader(act, locked, successor.userId);
  await approveNewLeader(act, successor);
  await promoteFromWaitlist(act, locked);
  await publishPodChange(act, pod.id);
}
