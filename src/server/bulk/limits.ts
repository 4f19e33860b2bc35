import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';

export const bulkLimits = {
  emailInvitations: attemptLimit(
    'invite-people',
    20,
    24 * HOUR_SECONDS,
    'You’ve invited people many times today. Please try again tomorrow.',
  ),
};
