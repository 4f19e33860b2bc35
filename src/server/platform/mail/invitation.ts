import type { Schedule } from '../../../domain/meetings/schedule';

/** What a calendar is told about a meeting (rule meetings.calendar). */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  /** The same for a meeting all its life. */
  uid: string;
  /** Rises with every change; what is lower than what a calendar has is ignored there. */
  sequence: number;
  name: string;
  schedule: Schedule;
  /** The meeting link; empty while there is none. */
  link: string;
  /** The meeting's page in the product. */
  pageLink: string;
}

/** The stable UID of a meeting in calendars. */
export const meetingUid = (meetingId: string): string => `${meetingId}@stepwell`;
