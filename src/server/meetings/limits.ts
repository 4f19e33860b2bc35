import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const meetingsLimits = {
  /** Meeting changes, each of which mails everyone who has the meeting in their calendar. */
  meetingChange: attemptLimit('change-meeting', 100, HOUR_SECONDS, refusals.tooManyChanges),
};
