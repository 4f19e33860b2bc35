import { findOpenMeeting, type MeetingRow, type OpenMeeting } from '../meetings';
import type { Act } from '../platform/act';
import { conflict, notFound } from '../platform/http/problem';

/** A pod in its membership, and the person who acts. */
export interface LockedRequest {
  membershipId: string;
  podId: string;
  userId: string;
}

interface LockedOpenMeeting {
  meeting: MeetingRow;
  open: OpenMeeting;
  attendees: string[];
}

/**
 * Locks a pod whose meeting mode is open for the meeting with this start, in epoch seconds; 409 if it isn't, 404 if the
 * pod is gone.
 */
export async function lockOpenMeeting(
  act: Act,
  { membershipId, podId }: LockedRequest,
  start: number,
): Promise<LockedOpenMeeting> {
  const locked = await act.hooks.lockPodMeeting(act, { membershipId, podId, staff: [] });
  if (!locked) throw notFound();
  const { meeting, attendees } = locked;
  const open = await findOpenMeeting(act.tx, meeting, act.now);
  if (open?.start !== start) throw conflict('meeting_not_on', 'Meeting mode isn’t open for that meeting.');
  return { meeting, open, attendees };
}
