import { and, eq } from 'drizzle-orm';
import { leaderStatusAfter } from '../../domain/leadership/status';
import { replaceLink, trackLeadership } from '../meetings';
import type { Act } from '../platform/act';
import { podMembers, type podRoles } from '../platform/database/schema';
import { clearAssistant, isConfirmedAssistant, type LockedPod } from '../pods';
import { grantApproval } from './approveLeader';
import { findMemberForUpdate, type LockedMember } from './lock';
import { notifyNewLeader } from './notices';
import { podLedBy } from './reads';

type PodRole = (typeof podRoles)[number];

export async function setPodRole(
  act: Act,
  { id: podId, membershipId }: { id: string; membershipId: string },
  userId: string,
  role: PodRole,
): Promise<void> {
  await trackLeadership(act, { membershipId }, [userId]);
  await act.tx
    .update(podMembers)
    .set({ role })
    .where(and(eq(podMembers.podId, podId), eq(podMembers.userId, userId)));
}

/** Who takes a pod over: its confirmed assistant, unless they are disabled or lead another pod of the membership. */
export async function findSuccessor(act: Act, locked: LockedPod): Promise<LockedMember | undefined> {
  const { assistantUserId: userId, membershipId } = locked.pod;
  if (!userId || !isConfirmedAssistant(locked, userId)) return undefined;
  const assistant = await findMemberForUpdate(act, { membershipId, userId });
  if (!assistant || assistant.disabled || (await podLedBy(act.tx, assistant))) return undefined;
  return assistant;
}

/** The assistant becomes the leader, with their link, which counts as approval (rule leadership.demotion). */
export async function takeOver(act: Act, locked: LockedPod, successor: LockedMember): Promise<void> {
  const { pod, meeting, businessId } = locked;
  await setPodRole(act, pod, successor.userId, 'leader');
  if (pod.assistantLink) await replaceLink(act, businessId, meeting, pod.assistantLink);
  await clearAssistant(act, locked);
  const status = leaderStatusAfter(successor.status, 'acceptTransfer');
  if (status === 'APPROVED' && successor.status !== status) await grantApproval(act, successor);
  await notifyNewLeader(act, successor, pod);
}
