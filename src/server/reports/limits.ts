import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';

export const reportsLimits = {
  report: attemptLimit(
    'report',
    30,
    24 * HOUR_SECONDS,
    'You’ve reported a lot today. Please try again tomorrow, or write to the owner.',
  ),
  reportAnswer: attemptLimit('report-answer', 20, 24 * HOUR_SECONDS, 'Please try again tomorrow.'),
};
