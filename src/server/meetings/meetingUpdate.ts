import type { MeetingInput } from '../../contract/entities.gen';

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
