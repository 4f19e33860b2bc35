import type { PodInput } from '../../contract/entities.gen';
import { createPodChannel } from '../chat';
import { createMeeting, trackLeadership, type PreparedMeeting } from '../meetings';
import type { Act } from '../platform/act';
import { podMembers, pods } from '../platform/database/schema';
import { startStep } from '../steps';
import { emitPodChange } from './emitPodChange';

interface NewPod {
  membershipId: string;
  businessId: string;
  leaderId: string;
}

type PodFields = Pick<PodInput, 'name'> & { maxParticipants: number };

export async function storePod(
  act: Act,
  { membershipId, businessId, leaderId }: NewPod,
  { name, maxParticipants }: PodFields,
  prepared: PreparedMeeting,
): Promise<string> {
  const meeting = await createMeeting(act, { membershipId, businessId }, prepared);
  const [pod] = await act.tx
    .insert(pods)
    .values({ name, maxParticipants, membershipId, meetingId: meeting.id, createdAt: act.now })
    .returning();
  if (!pod) throw new Error('A pod was not stored');
  await trackLeadership(act, { membershipId }, [leaderId]);
  await act.tx
    .insert(podMembers)
    .values({ podId: pod.id, membershipId, userId: leaderId, role: 'leader', joinedAt: act.now });
  await emitPodChange(act, 'pod.joined', pod, [leaderId]);
  await createPodChannel(act, pod.id, membershipId);
  await startStep(act, pod, [leaderId]);
  return pod.id;
}
