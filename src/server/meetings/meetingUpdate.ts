import type { MeetingInput } from '../../contract/entities.gen';
import type { Language } from '../../domain/text/languages';

export interface MeetingUpdate {
  meetingId: string;
  membershipId: string;
  businessId: string;
  podId?: string;
  userId: string;
  language: Language;
  input: MeetingInput;
}
