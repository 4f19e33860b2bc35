import type { MeetingInput } from '../../contract/entities.gen';

/** The meeting to replace, the new schedule, and the user. */
export interface MeetingUpdate {
  meetingId: string;
  membershipId: string;
  businessId: string;
  /** The meeting's pod; absent for a leader meeting. */
  podId?: string;
  userId: string;
  input: MeetingInput;
}
