import type { ListedDates } from '../../../domain/meetings/listedDates';
import type { Schedule } from '../../../domain/meetings/schedule';

/** A meeting for calendars. */
export interface CalendarMeeting {
  /** An id that never changes for a meeting. */
  uid: string;
  /** Increases with every change; calendars ignore a lower number than they have. */
  sequence: number;
  name: string;
  schedule: Schedule;
  /** The dates of a series that calendars list date by date; undefined if its rule covers them all. */
  dates: ListedDates | undefined;
  /** The URL to join the meeting. */
  link: string;
  /** The meeting's page in the product. */
  pageLink: string;
}

/** A calendar message about a meeting (rule meetings.calendar). */
export interface CalendarInvitation extends CalendarMeeting {
  method: 'REQUEST' | 'CANCEL';
  /**
   * A start of the series that was skipped or moved and is now restored; sent again for calendars that keep their
   * earlier version of the date. Epoch seconds.
   */
  restoredStart?: number;
}

/** The stable UID of a meeting in calendars. */
export const meetingUid = (meetingId: string): string => `${meetingId}@stepwell`;
