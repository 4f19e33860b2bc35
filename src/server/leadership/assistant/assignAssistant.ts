import { eq } from 'drizzle-orm';
import { recordAct } from '../../audit';
import type { NamedPerson } from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { pods } from '../../platform/database/schema';
import { conflict } from '../../platform/http/problem';
import { lockPod, roleIn, publishPodChange, type LockedPod } from '../../pods';
import { lockMember, type LockedMember } from '../lockMember';
import { countAttempt } from '../../platform/http/limits/attempts';
import { leadershipLimits } from '../limits';
import { notifyAssistantAsked } from './assistantNotices';
import { endAssistance } from './unassignAssistant';
import { refusals } from '../refusals';

interface Assignment {
  membershipId: string;
  podId: string;
  participantId: string;
  asker: NamedPerson;
}

function checkAssistant(locked: LockedPod, { userId, fullName, disabled }: LockedMember): void {
  const { name } = locked.pod;
  const role = roleIn(locked, userId);
  if (role === 'leader') throw conflict('is_leader', refusals.isLeader({ fullName, podName: name }));
  if (!role) throw conflict('not_in_pod', refusals.notInPod({ fullName, podName: name }));
  if (disabled) throw conflict('member_disabled', refusals.memberDisabled({ fullName }));
}

async function askAssistant(act: Act, locked: LockedPod, assistant: LockedMember, asker: NamedPerson): Promise<void> {
  await endAssistance(act, locked);
  const asked = { assistantUserId: assistant.userId, assistantConfirmedAt: null, assistantLink: null };
  await act.tx.update(pods).set(asked).where(eq(pods.id, locked.pod.id));
  await notifyAssistantAsked(act, locked, assistant, asker);
  await publishPodChange(act, locked.pod.id);
  await recordAct(act, 'ASSISTANT_ASKED', { podId: locked.pod.id, personId: assistant.userId });
}

/**
 * Asks a participant to assist (rule leadership.assistant). Until they confirm, the only change is that the previous
 * assistant, or the person asked before, is released. Asking the same person again does nothing. 404 for nonmembers,
 * 409 for the leader, disabled members and members outside the pod, 429 after asking many people of a pod in turn.
 */
export async function assignAssistant(context: AppContext, assignment: Assignment): Promise<void> {
  const { membershipId, podId, participantId: userId, asker } = assignment;
  await countAttempt(context, leadershipLimits.assistantRequest(podId));
  await context.act(async (act) => {
    const assistant = await lockMember(act, { membershipId, userId });
    const locked = await lockPod(act, membershipId, podId);
    checkAssistant(locked, assistant);
    if (locked.pod.assistantUserId !== userId) await askAssistant(act, locked, assistant, asker);
  });
}
