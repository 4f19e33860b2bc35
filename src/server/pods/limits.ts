import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const podsLimits = {
  podEntry: attemptLimit('pod-entry', 30, HOUR_SECONDS, refusals.tooManyMoves),
  /** New pods, each of which may mail everyone looking for a pod. */
  podCreation: attemptLimit('create-pod', 5, 24 * HOUR_SECONDS, refusals.tooManyPodsOfLeader),
  podCreationByStaff: attemptLimit('create-pod-staff', 1000, 24 * HOUR_SECONDS, refusals.tooManyPods),
};
