export const EMAIL_MAX_LENGTH = 254;

/** How long a member can keep their address after staff asked for another (rule account.emailChangeByStaff). */
export const STAFF_CHANGE_WAITS_SECONDS = 72 * 60 * 60;

/** Something before one @, and after it a name with a dot: as much as can be said without sending mail. */
export function isEmailLike(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH || /\s/.test(text)) return false;
  const [local, domain, ...more] = text.split('@');
  if (!local || !domain || more.length > 0) return false;
  const dot = domain.indexOf('.', 1);
  return dot > 0 && dot < domain.length - 1;
}

/** An address as it is stored: without spaces around it, its letters composed, its case as it was typed. */
export const storedEmail = (email: string): string => email.trim().normalize('NFKC');

/**
 * The one form in which addresses are compared and counted (rule session.sameAddress): without regard to case, to spaces
 * around them and to how their letters are composed. `İ` is an `i`, as databases take it.
 */
export const normalEmail = (email: string): string =>
  storedEmail(email).toLowerCase().normalize('NFKC').replaceAll('i\u0307', 'i');

/** Whether two texts are the same address. */
export const isSameEmail = (one: string, other: string): boolean => normalEmail(one) === normalEmail(other);
