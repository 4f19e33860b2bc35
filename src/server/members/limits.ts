import { attemptLimit, HOUR_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const membersLimits = {
  /** By membership: a checkout may sell a lot, but a stolen key must not mail the world. */
  invitation: attemptLimit('invite-member', 2000, HOUR_SECONDS),
  loginLink: attemptLimit('member-login-link', 3, HOUR_SECONDS),
  /** By address, from all memberships together. */
  loginLinkTo: attemptLimit('member-login-link-to', 5, HOUR_SECONDS),
  inviteAcceptance: attemptLimit('accept-invite', 10, HOUR_SECONDS, refusals.tooManyInvitations),
};
