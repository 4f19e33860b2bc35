import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusal } from './refusal';

export const bulkLimits = {
  emailInvitations: attemptLimit(
    'invite-people',
    20,
    24 * HOUR_SECONDS,
    refusal((words) => words.tooManyInvitations),
  ),
};
