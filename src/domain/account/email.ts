export const EMAIL_MAX_LENGTH = 254;

/** So long a member can keep their address after staff asked for another one (rule account.emailChangeByStaff). */
export const STAFF_CHANGE_WAITS_SECONDS = 72 * 60 * 60;

/** Something before one @, and after it a name with a dot: as much as can be said without sending mail. */
export function isEmailLike(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH || /\s/.test(text)) return false;
  const [local, domain, ...more] = text.split('@');
  if (!local || !domain || more.length > 0) return false;
  const dot = domain.indexOf('.', 1);
  return dot > 0 && dot < domain.length - 1;
}

/** Whether two texts are the same address: without regard to case and to spaces around them. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
