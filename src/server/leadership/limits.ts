import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';

export const leadershipLimits = {
  /** Requests to assist or lead, each of which is mailed: everyone in a pod could be asked in turn. */
  leadershipOffer: attemptLimit('offer-transfer', 10, HOUR_SECONDS),
  assistantRequest: attemptLimit('assign-assistant', 10, HOUR_SECONDS),
};
