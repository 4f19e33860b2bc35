import type { mailTemplates } from './areas';

/** Mails without a daily limit per person; all others are limited to 20 a day (rule platform.mailLimits). */
const reasons = {
  'verify-email': 'asked for by whoever holds the address; limited by attempts',
  'account-ready': 'follows from a confirmed address, once',
  'known-address': 'asked for by a registration; limited by attempts',
  'reset-password': 'asked for by the owner; limited by attempts',
  'login-link': 'asked for by the owner, or sent by staff; limited by attempts',
  'password-changed': 'warns the owner: withheld, it would hide a theft',
  'two-factor-on': 'warns the owner',
  'two-factor-off': 'warns the owner',
  'two-factor-guessed': 'warns the owner, once a day',
  'passkey-added': 'warns the owner',
  'passkey-removed': 'warns the owner',
  'recovery-code-used': 'warns the owner',
  'recovery-codes-new': 'warns the owner',
  'change-email-confirm': 'asked for by the owner; limited by attempts',
  'change-email-notice': 'warns the owner',
  'change-email-by-staff': 'warns the owner, who can refuse by it',
  'change-email-done': 'warns the owner',
  'account-deleted': 'the last one there is',
  'steps-record': 'has what is deleted and nowhere else',
  'link-missing': 'follows from Zoom, and says what to do',
  'meeting-reminder': 'as often as its reader chose, once for each meeting',
  'step-reminder': 'as often as its reader chose, once for each step',
  'missed-messages': 'as often as its reader chose, at most once an hour',
  'pod-health': 'chosen by its reader, once a week for each membership',
} satisfies Partial<Record<keyof typeof mailTemplates, string>>;

export const uncappedMails: ReadonlySet<string> = new Set(Object.keys(reasons));
