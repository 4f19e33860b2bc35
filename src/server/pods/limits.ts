import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';

export const podsLimits = {
  podEntry: attemptLimit(
    'pod-entry',
    30,
    HOUR_SECONDS,
    'You’ve joined or left pods many times. Please try again in an hour.',
  ),
  /** New pods, each of which may mail everyone looking for a pod. */
  podCreation: attemptLimit(
    'create-pod',
    5,
    24 * HOUR_SECONDS,
    'You’ve added several pods today. Please try again tomorrow, or ask the people who run the membership.',
  ),
  podCreationByStaff: attemptLimit(
    'create-pod-staff',
    1000,
    24 * HOUR_SECONDS,
    'You’ve added a lot of pods today. Please try again tomorrow.',
  ),
};
