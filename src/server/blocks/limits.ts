import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';

export const blocksLimits = {
  block: attemptLimit(
    'block',
    60,
    HOUR_SECONDS,
    'You’ve blocked or unblocked many people in an hour. Please try again later.',
  ),
};
