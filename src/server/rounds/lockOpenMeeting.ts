import { findOpenMeetings, type LockedMeeting, type MeetingRow, type OpenMeeting } from '../meetings';
import type { Act } from '../platform/act';
import { conflict, notFound } from '../platform/http/problem';
import { lockPodMeeting } from '../pods';
import { refusals } from './refusals';

export interface LockedRequest {
  membershipId: string;
  podId: string;
  userId: string;
}

interface LockedOpenMeeting extends Pick<LockedMeeting, 'attendees' | 'publish'> {
  meeting: MeetingRow;
  open: OpenMeeting;
}

/**
 * Locks a pod whose meeting mode is open for the meeting with this start, in epoch seconds; 409 if it isn't, 404 if
 * the pod is gone. `staff`: owner and admins, if changes are to be published to them, too.
 */
export async function lockOpenMeeting(
  act: Act,
  { membershipId, podId }: LockedRequest,
  start: number,
  staff: string[] = [],
): Promise<LockedOpenMeeting> {
  const locked = await lockPodMeeting(act, { membershipId, podId, staff });
  if (!locked) throw notFound();
  const { meeting, attendees, publish } = locked;
  const open = (await findOpenMeetings(act.tx, meeting, act.now)).find((one) => one.start === start);
  if (!open) throw conflict('meeting_not_on', refusals.meetingModeClosed);
  return { meeting, open, attendees, publish };
}
