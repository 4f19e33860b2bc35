import { and, eq } from 'drizzle-orm';
import { defaultMaxParticipants } from '../../domain/memberships/settings';
import type { PodInput } from '../../contract/entities.gen';
import { createPodChannel, leaderStandingChanged } from '../chat';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { members, membershipSettings, podMembers, pods } from '../platform/database/schema';
import { createMeeting, prepareMeeting, type PreparedMeeting } from '../meetings';
import { startStep } from '../steps';
import { lockMember } from './join';
import { checkLeaderChoice, choosesThemselves, type LeaderChoice } from './leaderChoice';
import { tellOpened } from './announcePod';
import { lockPod, lockPods } from './lock';

export type Creation = Omit<LeaderChoice, 'leaderId'> & { businessId: string; input: PodInput };

/**
 * Adds a pod with its meeting, its channel and its leader: for staff themselves or a SIGNED_OFF leader who leads none
 * there, for such a leader themselves (decision 26). 400 at a field of the form, 404 for a leader who is no member, 409
 * when the caller may not add a pod or the leader may not lead one. The pod's id.
 */
export async function createPod(context: AppContext, creation: Creation): Promise<string> {
  const { input, userId, membershipId, businessId } = creation;
  const { name } = input;
  const choice = { ...creation, leaderId: input.leaderId ?? userId };
  // Before Zoom is asked for a link, and again under the lock.
  await checkLeaderChoice(context.database.db, choice);
  const scheduling = { businessId, userId, input: input.meeting, name, prefix: 'meeting.' } as const;
  const prepared = await prepareMeeting(context, scheduling);
  return context.act(async (act) => {
    await lockPods(act, membershipId, []);
    await checkLeaderChoice(act.tx, choice);
    if (choosesThemselves(choice)) await lockMember(act, { membershipId, userId, isStaff: true });
    const maxParticipants = input.maxParticipants ?? (await seatsOfNewPod(act, context, membershipId));
    const podId = await store(act, choice, { name, maxParticipants, prepared });
    await tellOpened(act, context, await lockPod(act, membershipId, podId), userId);
    return podId;
  });
}

async function seatsOfNewPod(act: Act, { config }: AppContext, membershipId: string): Promise<number> {
  const [setting] = await act.tx
    .select({ value: membershipSettings.value })
    .from(membershipSettings)
    .where(and(eq(membershipSettings.membershipId, membershipId), eq(membershipSettings.name, 'MaxParticipants')));
  return defaultMaxParticipants(setting?.value, config.platformSettings.MaxParticipants);
}

interface NewPod {
  name: string;
  maxParticipants: number;
  prepared: PreparedMeeting;
}

async function store(
  act: Act,
  { membershipId, leaderId }: LeaderChoice,
  { name, maxParticipants, prepared }: NewPod,
): Promise<string> {
  const meeting = await createMeeting(act, membershipId, prepared);
  const [pod] = await act.tx
    .insert(pods)
    .values({ membershipId, name, maxParticipants, meetingId: meeting.id, createdAt: act.now })
    .returning();
  if (!pod) throw new Error('A pod was not stored');
  await leaderStandingChanged(act, { membershipId: pod.membershipId }, leaderId, 'added');
  await act.tx
    .insert(podMembers)
    .values({ podId: pod.id, membershipId, userId: leaderId, role: 'leader', joinedAt: act.now });
  // Staff who choose themselves are signed off by it, as accepting a transfer approves (decisions 22 and 26).
  await act.tx
    .update(members)
    .set({ leaderStatus: 'SIGNED_OFF' })
    .where(and(eq(members.membershipId, membershipId), eq(members.userId, leaderId)));
  await createPodChannel(act, pod.id, membershipId);
  await startStep(act, pod, [leaderId]);
  return pod.id;
}
