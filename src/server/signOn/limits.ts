import { attemptLimit, attemptLimitFrom, HOUR_SECONDS, MINUTE_SECONDS } from '../platform/http/limits/attempts';
import { refusals } from './refusals';

export const signOnLimits = {
  startFrom: attemptLimitFrom('sign-on-start-ip', 300, 15 * MINUTE_SECONDS),
  finishFrom: attemptLimitFrom('sign-on-finish-ip', 300, 15 * MINUTE_SECONDS),
  /** Per address, since whoever runs a provider can name any. */
  code: attemptLimit('sign-on-code', 5, HOUR_SECONDS, refusals.tooManyCodes),
  codeFrom: attemptLimitFrom('sign-on-code-ip', 60, HOUR_SECONDS),
  codeOfProvider: attemptLimit('sign-on-code-provider', 500, HOUR_SECONDS),
  /** Wrong codes for an address, in all tickets: of a million codes, ten are tried a day. The password still works. */
  guess: attemptLimit('sign-on-guess', 10, 24 * HOUR_SECONDS, refusals.tooManyGuesses),
  confirmFrom: attemptLimitFrom('sign-on-confirm-ip', 100, 15 * MINUTE_SECONDS),
  settings: attemptLimit('sign-on-settings', 30, HOUR_SECONDS, refusals.tooManySettings),
};
