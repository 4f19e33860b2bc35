import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const announcementsLimits = {
  announcement: attemptLimit('send-announcement', 20, 24 * HOUR_SECONDS, refusals.tooManyAnnouncements),
};
