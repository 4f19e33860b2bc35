import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const accountLimits = {
  emailChange: attemptLimit('change-email', 10, HOUR_SECONDS),
  /** Address changes for one member, by any staff; the person's own requests are counted separately. */
  emailChangeByStaffOf: attemptLimit('change-email-staff-of', 10, HOUR_SECONDS),
  /** Address changes by one staff member, for any members. Each change mails two addresses. */
  emailChangeByStaff: attemptLimit('change-email-staff', 30, HOUR_SECONDS, refusals.tooManyEmailChanges),
  /** Mails to one address, whoever requests them, since it may be a stranger's mailbox. */
  emailChangeTo: attemptLimit('change-email-to', 10, 24 * HOUR_SECONDS, refusals.addressAskedOften),
  photo: attemptLimit('photo', 20, HOUR_SECONDS, refusals.tooManyPhotos),
  myData: attemptLimit('my-data', 5, 24 * HOUR_SECONDS, refusals.tooManyDownloads),
};
