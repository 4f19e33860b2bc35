import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusal } from './refusal';

export const announcementsLimits = {
  announcement: attemptLimit(
    'send-announcement',
    20,
    24 * HOUR_SECONDS,
    refusal((words) => words.tooManyAnnouncements),
  ),
};
