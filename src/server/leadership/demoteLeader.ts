import { and, eq } from 'drizzle-orm';
import { leaderStatusAfter } from '../../domain/leadership/status';
import { leaderStandingChanged, podChanged } from '../chat';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { meetings, podMembers, pods } from '../platform/database/schema';
import { conflict } from '../platform/http/problem';
import { notify } from '../notifications';
import { lockPod, removeFromAllWaitlists, type LockedPod } from '../pods';
import { findCandidate, lockCandidate, podLedBy, setStatus, type Candidate } from './candidate';
import { becomeApproved, type Applicant } from './decisions';
import { tellOutcome, tellWithoutLeader } from './notices';
import { leadershipNotifications } from './notificationKinds';

type Role = 'leader' | 'participant';

async function setRole(act: Act, podId: string, userId: string, role: Role): Promise<void> {
  await act.tx
    .update(podMembers)
    .set({ role })
    .where(and(eq(podMembers.podId, podId), eq(podMembers.userId, userId)));
}

/** A person is participant of one pod in a membership, so who takes part in another can't become one here too. */
async function refuseSecondPlace(act: Act, { membershipId, userId, fullName }: Candidate): Promise<void> {
  const [other] = await act.tx
    .select({ name: pods.name })
    .from(podMembers)
    .innerJoin(pods, eq(pods.id, podMembers.podId))
    .where(
      and(eq(podMembers.membershipId, membershipId), eq(podMembers.userId, userId), eq(podMembers.role, 'participant')),
    );
  if (!other) return;
  throw conflict('already_in_pod', `${fullName} takes part in ${other.name} already. Remove them from there first.`);
}

/** The confirmed assistant, unless they are disabled or lead another pod of the membership. */
async function successorIn(act: Act, { pod }: LockedPod): Promise<Candidate | undefined> {
  const { assistantUserId: userId, assistantConfirmedAt, membershipId } = pod;
  if (!userId || !assistantConfirmedAt) return undefined;
  const assistant = await findCandidate(act, { membershipId, userId });
  if (!assistant || assistant.disabled || (await podLedBy(act, assistant))) return undefined;
  return assistant;
}

/** The assistant becomes the leader, their link the pod's own: taking over counts as approval (decisions 22 and 24). */
async function takeOver(act: Act, context: AppContext, { pod, meeting }: LockedPod, successor: Candidate) {
  await setRole(act, pod.id, successor.userId, 'leader');
  if (pod.assistantLink) {
    await act.tx.update(meetings).set({ link: pod.assistantLink }).where(eq(meetings.id, meeting.id));
  }
  await act.tx
    .update(pods)
    .set({ assistantUserId: null, assistantConfirmedAt: null, assistantLink: null })
    .where(eq(pods.id, pod.id));
  const status = leaderStatusAfter(successor.status, 'acceptTransfer');
  if (status === 'APPROVED' && successor.status !== status) await becomeApproved(act, context, successor);
  const data = { podId: pod.id, podName: pod.name };
  const { userId, membershipId } = successor;
  await notify(act, { kind: leadershipNotifications['leads-now'], userIds: [userId], data, membershipId });
}

/** The leader stays in the pod as participant, even when it is full; the assistant leads it, or nobody yet. */
async function unassign(act: Act, context: AppContext, locked: LockedPod, leader: Candidate): Promise<void> {
  const { pod } = locked;
  await refuseSecondPlace(act, leader);
  const successor = await successorIn(act, locked);
  await setRole(act, pod.id, leader.userId, 'participant');
  await removeFromAllWaitlists(act, pod.membershipId, [leader.userId]);
  if (successor) await takeOver(act, context, locked, successor);
  else await tellWithoutLeader(act, leader, pod);
  await leaderStandingChanged(act, { membershipId: pod.membershipId }, leader.userId, 'removed');
  await podChanged(act, pod.id);
}

/**
 * Owner or admin takes somebody's leadership (specification 6, decision 24). Harmless for who leads nothing. 404 for who
 * is no member, 409 for who is participant of another pod already.
 */
export async function demoteLeader(context: AppContext, applicant: Applicant): Promise<void> {
  await context.act(async (act) => {
    const leader = await lockCandidate(act, applicant);
    const podId = await podLedBy(act, leader);
    if (podId === undefined && leader.status === 'NONE') return;
    if (podId !== undefined) await unassign(act, context, await lockPod(act, leader.membershipId, podId), leader);
    await setStatus(act, leader, 'NONE');
    await tellOutcome(act, context, leader, 'demoted');
  });
}
