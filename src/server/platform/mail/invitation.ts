import type { ListedDates } from '../../../domain/meetings/listedDates';
import type { Schedule } from '../../../domain/meetings/schedule';

export interface CalendarMeeting {
  uid: string;
  /** Increases with every change; calendars ignore a lower number than they have. */
  sequence: number;
  name: string;
  schedule: Schedule;
  /** The dates of a series that calendars list date by date; undefined if its rule covers them all. */
  dates: ListedDates | undefined;
  link: string;
  pageLink: string;
}

export interface CalendarInvitation extends CalendarMeeting {
  method: 'REQUEST' | 'CANCEL';
  /**
   * A start of the series that was skipped or moved and is now restored; sent again for calendars that keep their
   * earlier version of the date. Epoch seconds.
   */
  restoredStart?: number;
}

export const meetingUid = (meetingId: string): string => `${meetingId}@stepwell`;
