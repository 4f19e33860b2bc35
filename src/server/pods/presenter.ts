import { isAllowed, isInPod, isStaff, podCan, takesPart, type Relation } from '../../domain/permissions';
import { seatsLeft } from '../../domain/pods/seats';
import type { Pod, PodUpdate } from '../../contract/entities.gen';
import { linkInForce, meetingFields, presentMeeting } from '../meetings';
import { relationOfReader } from '../platform/database/readerRelation';
import { versionOf } from '../platform/http/version';
import type { PodRow } from './lists/podRows';

export function relationToPod(row: PodRow, userId: string): Relation {
  const askedToAssist = row.pod.assistantUserId === userId;
  const assistantConfirmed = askedToAssist && row.pod.assistantConfirmedAt !== null;
  const role = row.ownRole && (assistantConfirmed ? 'assistant' : row.ownRole);
  return {
    ...relationOfReader(row),
    pod: { ...(role && { role }), askedToAssist, assistantConfirmed },
  };
}

type PodPeople = Pick<
  Pod,
  'leaderId' | 'leaderName' | 'assistantId' | 'assistantName' | 'assistantConfirmed' | 'members'
>;

function peopleOf(row: PodRow, relation: Relation): PodPeople {
  const isSeen = (id: string) => isStaff(relation) || !row.hiddenIds.includes(id);
  const { leaderId, leaderName, assistantName, memberIds } = row;
  const { assistantUserId: assistantId, assistantConfirmedAt } = row.pod;
  return {
    ...(leaderId && isSeen(leaderId) && { leaderId, ...(leaderName && { leaderName }) }),
    ...(assistantId &&
      isSeen(assistantId) && {
        assistantId,
        ...(assistantName && { assistantName }),
        assistantConfirmed: assistantConfirmedAt !== null,
      }),
    members: memberIds.filter(isSeen),
  };
}

function offeredTransferOf({ offer }: PodRow, relation: Relation, now: Date): Pick<Pod, 'offeredTransferId'> {
  return offer && offer.expiresAt > now && takesPart(relation) ? { offeredTransferId: offer.id } : {};
}

export const podVersion = ({ pod, meeting }: Pick<PodRow, 'pod' | 'meeting'>): string =>
  versionOf<PodUpdate>({
    name: pod.name,
    maxParticipants: pod.maxParticipants,
    meeting: meetingFields(meeting, linkInForce(meeting, pod)),
  });

/**
 * A pod as this user sees it. Its people, owner and admins can join the meeting; people who may change it see the link;
 * only its people see the channel (rule pods.privacy).
 */
export function presentPod(row: PodRow, userId: string, now: Date): Pod {
  const relation = relationToPod(row, userId);
  const inPod = isInPod(relation);
  const participantCount = row.memberIds.length - (row.leaderId ? 1 : 0);
  const seatsAvailable = seatsLeft(row.pod.maxParticipants, participantCount);
  const seen = isAllowed('pod.memberOrStaff', relation) && {
    link: linkInForce(row.meeting, row.pod),
    mayEdit: isAllowed('pod.leaderOrStaff', relation),
  };
  const scheduledMeeting = presentMeeting(row.meeting, now, seen || undefined);
  const can = podCan(relation, {
    seatsAvailable,
    paused: scheduledMeeting.paused,
    participantCount,
    hasLeader: row.leaderId !== null,
    participatesElsewhere: row.participatesElsewhere,
    waiting: row.ownPosition !== null,
  });
  const chats = inPod && !row.chatIsOff;
  return {
    id: row.pod.id,
    name: row.pod.name,
    membershipId: row.pod.membershipId,
    membershipName: row.membershipName,
    ...peopleOf(row, relation),
    maxParticipants: row.pod.maxParticipants,
    seatsAvailable,
    waitlist: row.waiting,
    ...(inPod && relation.pod?.role && { myRole: relation.pod.role }),
    ...(inPod && row.ownJoinedAt && { joined: row.ownJoinedAt.getTime() }),
    ...(row.ownPosition !== null && takesPart(relation) && { myWaitlistPosition: row.ownPosition }),
    ...offeredTransferOf(row, relation, now),
    meetingScheduleId: row.meeting.id,
    scheduledMeeting,
    ...(chats && row.channelId && { channelId: row.channelId }),
    ...(can.edit && { version: podVersion(row) }),
    can: { ...can, chat: chats },
  };
}
