import type { ListedDates } from '../../../domain/meetings/listedDates';
import type { Schedule } from '../../../domain/meetings/schedule';

/** A meeting as calendars have it. */
export interface CalendarMeeting {
  /** The same for a meeting all its life. */
  uid: string;
  /** Rises with every change; what is lower than what a calendar has is ignored there. */
  sequence: number;
  name: string;
  schedule: Schedule;
  /** Of a series that calendars have date by date, those they have; undefined for one whose rule says them all. */
  dates: ListedDates | undefined;
  /** Where it is joined. */
  link: string;
  /** The meeting's page in the product. */
  pageLink: string;
}

/** What a calendar is told about a meeting (rule meetings.calendar). */
export interface Invitation extends CalendarMeeting {
  method: 'REQUEST' | 'CANCEL';
  /**
   * A start of the series that was skipped or moved, and takes place after all: calendars that keep what they were told
   * of it are told again. Epoch seconds.
   */
  restoredStart?: number;
}

/** The stable UID of a meeting in calendars. */
export const meetingUid = (meetingId: string): string => `${meetingId}@stepwell`;
