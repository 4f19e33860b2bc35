import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';

export const membersLimits = {
  /** By membership: a checkout may sell a lot, but a stolen key must not mail the world. */
  invitation: attemptLimit('invite-member', 2000, HOUR_SECONDS),
  inviteAcceptance: attemptLimit(
    'accept-invite',
    10,
    HOUR_SECONDS,
    'You’ve opened invitations many times. Please try again in an hour.',
  ),
};
