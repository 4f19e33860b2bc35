import { publishPodChange } from '../../chat';
import { replaceLink, trackLeadership } from '../../meetings';
import type { Act } from '../../platform/act';
import {
  clearAssistant,
  endSearch,
  leaderOf,
  podTakenPartIn,
  promoteFromWaitlist,
  seatLeader,
  setPodRole,
  unseat,
  type LockedPod,
} from '../../pods';
import type { LockedMember } from '../lock';
import { approveNewLeader } from '../takeOver';

/** The leader becomes a participant, even of a full pod; who takes part in another one leaves (rule pods.onePlace). */
async function stepDown(act: Act, locked: LockedPod, leaderId: string): Promise<void> {
  const { membershipId } = locked.pod;
  if ((await podTakenPartIn(act, { membershipId, userId: leaderId })) !== undefined) {
    await trackLeadership(act, { membershipId }, [leaderId]);
    return unseat(act, locked, leaderId, { how: 'left' });
  }
  await setPodRole(act, locked, leaderId, 'participant');
  await endSearch(act, membershipId, [leaderId]);
}

/**
 * Gives a locked pod the new leader's link, which ends their own assisting; another assistant's stays in force (rule
 * leadership.assistantLink).
 */
async function changeLink(act: Act, locked: LockedPod, successor: LockedMember, link: string): Promise<void> {
  if (locked.pod.assistantUserId === successor.userId) await clearAssistant(act, locked);
  locked.meeting = await replaceLink(act, locked, link);
}

/**
 * A locked pod moves to its new leader, with the link they give; whoever led it before steps down (rule
 * leadership.transfer). The new leader is one of its participants, or comes in for it.
 */
export async function handOver(act: Act, locked: LockedPod, successor: LockedMember, link: string): Promise<void> {
  const { pod } = locked;
  const formerLeader = leaderOf(locked);
  if (formerLeader) await stepDown(act, locked, formerLeader);
  await changeLink(act, locked, successor, link);
  await seatLeader(act, locked, successor.userId);
  await approveNewLeader(act, successor);
  await promoteFromWaitlist(act, locked);
  await publishPodChange(act, pod.id);
}
