import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';

export const announcementsLimits = {
  announcement: attemptLimit(
    'send-announcement',
    20,
    24 * HOUR_SECONDS,
    'You’ve sent a lot of announcements today. Please try again tomorrow.',
  ),
};
