import { attemptLimit, attemptLimitFrom, HOUR_SECONDS, MINUTE_SECONDS } from '../platform/http/limits/attempts';
import { refusal } from './refusal';

export const businessesLimits = {
  adminInvitation: attemptLimit(
    'invite-admin',
    30,
    HOUR_SECONDS,
    refusal((words) => words.tooManyInvitations),
  ),
  /** Invitations from any business, since an address without an account may be a stranger's mailbox. */
  adminInvitationTo: attemptLimit(
    'invite-admin-to',
    5,
    24 * HOUR_SECONDS,
    refusal((words) => words.invitedOften),
  ),
  adminCodeFrom: attemptLimitFrom('admin-code-ip', 300, 15 * MINUTE_SECONDS),
  zoom: attemptLimit('zoom', 20, 10 * MINUTE_SECONDS),
};
