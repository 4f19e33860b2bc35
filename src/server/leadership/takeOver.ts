import { and, eq } from 'drizzle-orm';
import { leaderStatusAfter } from '../../domain/leadership/status';
import type { Act } from '../platform/act';
import { meetings, podMembers, pods, type podRoles } from '../platform/database/schema';
import type { LockedPod } from '../pods';
import { grantApproval } from './approveLeader';
import { findMemberForUpdate, type LockedMember } from './lock';
import { notifyNewLeader } from './notices';
import { podLedBy } from './reads';

type PodRole = (typeof podRoles)[number];

export async function setPodRole(act: Act, podId: string, userId: string, role: PodRole): Promise<void> {
  await act.tx
    .update(podMembers)
    .set({ role })
    .where(and(eq(podMembers.podId, podId), eq(podMembers.userId, userId)));
}

/** Who takes a pod over: its confirmed assistant, unless they are disabled or lead another pod of the membership. */
export async function findSuccessor(act: Act, { pod }: LockedPod): Promise<LockedMember | undefined> {
  const { assistantUserId: userId, assistantConfirmedAt, membershipId } = pod;
  if (!userId || !assistantConfirmedAt) return undefined;
  const assistant = await findMemberForUpdate(act, { membershipId, userId });
  if (!assistant || assistant.disabled || (await podLedBy(act.tx, assistant))) return undefined;
  return assistant;
}

/** The assistant becomes the leader, with their link, which counts as approval (rule leadership.demotion). */
export async function takeOver(act: Act, { pod, meeting }: LockedPod, successor: LockedMember): Promise<void> {
  await setPodRole(act, pod.id, successor.userId, 'leader');
  if (pod.assistantLink) {
    await act.tx.update(meetings).set({ link: pod.assistantLink }).where(eq(meetings.id, meeting.id));
  }
  await act.tx
    .update(pods)
    .set({ assistantUserId: null, assistantConfirmedAt: null, assistantLink: null })
    .where(eq(pods.id, pod.id));
  const status = leaderStatusAfter(successor.status, 'acceptTransfer');
  if (status === 'APPROVED' && successor.status !== status) await grantApproval(act, successor);
  await notifyNewLeader(act, successor, pod);
}
