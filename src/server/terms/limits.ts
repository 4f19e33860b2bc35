import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';

export const termsLimits = {
  publishing: attemptLimit(
    'terms-publishing',
    20,
    24 * HOUR_SECONDS,
    'You’ve published many versions today. Please try again tomorrow.',
  ),
};
