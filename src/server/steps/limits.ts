import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';

export const stepsLimits = {
  stepComment: attemptLimit(
    'step-comment',
    60,
    HOUR_SECONDS,
    'You’ve written a lot of comments. Please try again in an hour.',
  ),
};
