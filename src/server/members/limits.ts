import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';

export const membersLimits = {
  inviteAcceptance: attemptLimit(
    'accept-invite',
    10,
    HOUR_SECONDS,
    'You’ve opened invitations many times. Please try again in an hour.',
  ),
};
