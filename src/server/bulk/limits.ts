import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const bulkLimits = {
  emailInvitations: attemptLimit('invite-people', 20, 24 * HOUR_SECONDS, refusals.tooManyInvitations),
};
