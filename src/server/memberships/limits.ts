import { attemptLimit, attemptLimitFrom, HOUR_SECONDS, MINUTE_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const membershipsLimits = {
  emailInvitationTo: attemptLimit('invite-people-to', 3, 24 * HOUR_SECONDS),
  /** Logo uploads, since decoding a logo is slow. */
  logo: attemptLimit('logo', 60, HOUR_SECONDS, refusals.tooManyLogos),
  /** Unknown codes; a valid one doesn't count, since many people may share an address. */
  inviteCodeFrom: attemptLimitFrom('invite-ip', 30, 10 * MINUTE_SECONDS),
};
