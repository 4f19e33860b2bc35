export const MAX_EMAIL_LENGTH = 254;

/**
 * How long members have to keep their address after staff request a different address (rule
 * account.emailChangeByStaff).
 */
export const STAFF_EMAIL_CHANGE_DELAY_SECONDS = 72 * 60 * 60;

/** Some text, an @ and a domain with a dot: as much as can be checked without sending mail. */
export function isEmailLike(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH || /\s/.test(text)) return false;
  const [local, domain, ...more] = text.split('@');
  if (!local || !domain || more.length > 0) return false;
  const dot = domain.indexOf('.', 1);
  return dot !== -1 && dot < domain.length - 1;
}

/** The stored form of an address: trimmed and Unicode-composed, with its case as typed. */
export const toStoredEmail = (email: string): string => email.trim().normalize('NFKC');

/**
 * The form for comparing and counting addresses (rule session.sameAddress), ignoring case, surrounding spaces and
 * Unicode composition. `İ` becomes `i`, as in databases.
 */
export const normalizeEmail = (email: string): string =>
  toStoredEmail(email).toLowerCase().normalize('NFKC').replaceAll('i\u0307', 'i');

/** Whether two strings are the same address. */
export const isSameEmail = (one: string, other: string): boolean => normalizeEmail(one) === normalizeEmail(other);
