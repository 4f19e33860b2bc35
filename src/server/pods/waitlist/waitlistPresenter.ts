import type { WaitlistEntry } from '../../../contract/entities.gen';
import { presentMeeting } from '../../meetings';
import type { WaitlistRow } from './waitlistRows';

/**
 * The contract's ids are UUIDs, but a waitlist's are ascending numbers: puts the number into a UUID of version 8, whose
 * contents RFC 9562 leaves to the application.
 */
const entryId = (number: number) => `00000000-0000-8000-8000-${number.toString(16).padStart(12, '0')}`;

/** A waitlist position, with its pod. The meeting excludes its link, since the person isn't in the pod. */
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
    ...(row.photoId !== null && { photoId: row.photoId }),
    members: row.memberIds,
    position: row.position,
    waiting: row.waiting,
    consentJoinNewPod: entry.consentJoinNewPod,
    consentToBeNewPodLeader: entry.consentToBeNewPodLeader,
    created: entry.createdAt.getTime(),
    meetingScheduleId: row.meeting.id,
    scheduledMeeting: presentMeeting(row.meeting, now),
  };
}
