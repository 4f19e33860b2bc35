import { leaderStatusAfter } from '../../domain/leadership/status';
import { replaceLink } from '../meetings';
import type { Act } from '../platform/act';
import { clearAssistant, closePodTransfer, isConfirmedAssistant, setPodRole, type LockedPod } from '../pods';
import type { UserInMembership } from '../tenancy';
import { grantApproval } from './applications/approveLeader';
import { findMemberForUpdate, lockMember, type LockedMember } from './lockMember';
import { notifyNewLeader } from './notices';
import { podLedBy } from './reads';

/** The successor of a pod: its confirmed assistant, unless disabled or leading another pod of the membership. */
export async function findSuccessor(act: Act, locked: LockedPod): Promise<LockedMember | undefined> {
  const { assistantUserId: userId, membershipId } = locked.pod;
  if (!userId || !isConfirmedAssistant(locked, userId)) return undefined;
  const assistant = await findMemberForUpdate(act, { membershipId, userId });
  if (!assistant || assistant.disabled || (await podLedBy(act.tx, assistant))) return undefined;
  return assistant;
}

/** Taking over a pod counts as approval (rule leadership.approved). */
export async function approveNewLeader(act: Act, leader: LockedMember): Promise<void> {
  const status = leaderStatusAfter(leader.status, 'acceptTransfer');
  if (status !== leader.status) await grantApproval(act, leader);
}

/** Being chosen to lead a new pod also counts as approval, for people who agreed to lead one (rule pods.formPod). */
export async function approveChosenLeader(act: Act, person: UserInMembership): Promise<void> {
  await approveNewLeader(act, await lockMember(act, person));
}

export async function takeOverPod(act: Act, locked: LockedPod, successor: LockedMember, by: string): Promise<void> {
  const { pod } = locked;
  await setPodRole(act, locked, successor.userId, 'leader');
  if (pod.assistantLink) locked.meeting = await replaceLink(act, locked, pod.assistantLink);
  await clearAssistant(act, locked);
  await closePodTransfer(act, locked, { leader: successor.userId, by });
  await approveNewLeader(act, successor);
  await notifyNewLeader(act, successor, pod);
}
