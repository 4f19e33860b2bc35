import { isInPod, isStaff, podCan, takesPart, type Relation } from '../../domain/permissions';
import { seatsLeft } from '../../domain/pods/seats';
import type { Pod, PodMember, WaitlistEntry } from '../../contract/entities.gen';
import { linkInForce, presentMeeting } from '../meetings';
import type { peopleOfPod, PodRow, WaitlistRow } from './reads';

/** How the reader of a pod's row stands to it. */
export function relationToPod(row: PodRow, userId: string): Relation {
  const namedAssistant = row.pod.assistantUserId === userId;
  const assistantConfirmed = namedAssistant && row.pod.assistantConfirmedAt !== null;
  const role = row.ownRole && (assistantConfirmed ? 'assistant' : row.ownRole);
  return {
    signedIn: true,
    ...(row.staffRole && { staffRole: row.staffRole }),
    ...(row.member?.id && {
      member: { disabled: row.member.disabledAt !== null, leaderStatus: row.member.leaderStatus },
    }),
    pod: { ...(role && { role }), namedAssistant, assistantConfirmed },
  };
}

function assistantOf(row: PodRow): Pick<Pod, 'assistantId' | 'assistantName' | 'assistantConfirmed'> {
  const { assistantUserId, assistantConfirmedAt } = row.pod;
  if (!assistantUserId) return {};
  return {
    assistantId: assistantUserId,
    ...(row.assistantName && { assistantName: row.assistantName }),
    assistantConfirmed: assistantConfirmedAt !== null,
  };
}

/**
 * A pod as this person sees it. The meeting's link is for who is in the pod and for owner and admins; the channel only
 * for who is in it (decisions 27 and 28).
 */
export function presentPod(row: PodRow, userId: string, now: Date): Pod {
  const relation = relationToPod(row, userId);
  const inPod = isInPod(relation);
  const participantCount = row.memberIds.length - (row.leaderId ? 1 : 0);
  const seatsAvailable = seatsLeft(row.pod.maxParticipants, participantCount);
  const link = inPod || isStaff(relation) ? linkInForce(row.meeting, row.pod) : undefined;
  const scheduledMeeting = presentMeeting(row.meeting, now, link);
  const can = podCan(relation, {
    seatsAvailable,
    paused: scheduledMeeting.paused,
    participantCount,
    participatesElsewhere: row.participatesElsewhere,
    waiting: row.ownPosition !== null,
  });
  const chats = inPod && !row.chatIsOff;
  return {
    id: row.pod.id,
    name: row.pod.name,
    membershipId: row.pod.membershipId,
    membershipName: row.membershipName,
    ...(row.leaderId && { leaderId: row.leaderId }),
    ...(row.leaderName && { leaderName: row.leaderName }),
    ...assistantOf(row),
    members: row.memberIds,
    maxParticipants: row.pod.maxParticipants,
    seatsAvailable,
    waitlist: row.waiting,
    ...(inPod && relation.pod?.role && { myRole: relation.pod.role }),
    ...(row.ownPosition !== null && takesPart(relation) && { myWaitlistPosition: row.ownPosition }),
    meetingScheduleId: row.meeting.id,
    scheduledMeeting,
    ...(chats && row.channelId && { channelId: row.channelId }),
    can: { ...can, chat: chats },
  };
}

type PersonRow = Awaited<ReturnType<typeof peopleOfPod>>[number];

/** Somebody in a pod. */
export function presentPodMember({ joinedAt, ...person }: PersonRow): PodMember {
  return { ...person, joined: joinedAt.getTime() };
}

/**
 * The contract's ids are UUIDs, a queue's are numbers that give its order: the number in a UUID of version 8, which RFC
 * 9562 leaves to the application.
 */
const entryId = (number: number) => `00000000-0000-8000-8000-${number.toString(16).padStart(12, '0')}`;

/** A place in a queue, with its pod. The meeting goes without its link: who waits is not in the pod. */
export function presentWaitlistEntry(row: WaitlistRow, now: Date): WaitlistEntry {
  const { entry } = row;
  return {
    id: entryId(entry.id),
    podId: entry.podId,
    name: row.podName,
    membershipId: entry.membershipId,
    membershipName: row.membershipName,
    userId: entry.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    members: row.memberIds,
    position: row.position,
    consentJoinNewPod: entry.consentJoinNewPod,
    consentToBeNewPodLeader: entry.consentToBeNewPodLeader,
    created: entry.createdAt.getTime(),
    meetingScheduleId: row.meeting.id,
    scheduledMeeting: presentMeeting(row.meeting, now),
  };
}
