import type { MeetingInput } from '../../contract/entities.gen';

export interface MeetingUpdate {
  meetingId: string;
  membershipId: string;
  businessId: string;
  podId?: string;
  userId: string;
  input: MeetingInput;
}
