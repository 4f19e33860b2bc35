import { attemptLimit, attemptLimitFrom, HOUR_SECONDS, MINUTE_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const businessesLimits = {
  adminInvitation: attemptLimit('invite-admin', 30, HOUR_SECONDS, refusals.tooManyInvitations),
  /** Invitations from any business, since an address without an account may be a stranger's mailbox. */
  adminInvitationTo: attemptLimit('invite-admin-to', 5, 24 * HOUR_SECONDS, refusals.invitedOften),
  adminCodeFrom: attemptLimitFrom('admin-code-ip', 300, 15 * MINUTE_SECONDS),
  zoom: attemptLimit('zoom', 20, 10 * MINUTE_SECONDS),
};
