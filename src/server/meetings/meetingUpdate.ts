import type { MeetingInput } from '../../contract/entities.gen';
import type { PreparedMeeting } from './prepareMeeting';
import type { MeetingRow } from './schedule';

/** Who replaces which meeting's schedule, and by what. */
export interface MeetingUpdate {
  meetingId: string;
  membershipId: string;
  businessId: string;
  /** The pod whose meeting it is; absent for a leader meeting. */
  podId?: string;
  userId: string;
  input: MeetingInput;
}

/** 'paused' when a pause is set or moved; everything else is a change. */
export function changeOf(before: MeetingRow, after: PreparedMeeting): 'changed' | 'paused' {
  const pauseMoved =
    before.pausedFrom?.getTime() !== after.pausedFrom?.getTime() ||
    before.pausedTo?.getTime() !== after.pausedTo?.getTime();
  return after.pausedFrom !== null && pauseMoved ? 'paused' : 'changed';
}
