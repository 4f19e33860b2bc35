import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';

export const meetingsLimits = {
  /** Meeting changes, each of which mails everyone who has the meeting in their calendar. */
  meetingChange: attemptLimit(
    'change-meeting',
    100,
    HOUR_SECONDS,
    'You’ve changed meetings many times, and everyone was emailed each time. Please try again in an hour.',
  ),
};
