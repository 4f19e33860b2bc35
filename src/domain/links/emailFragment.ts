/** The address a link was sent to, behind its '#': browsers keep that to themselves, so no server or log has it. */
export const emailFragment = (email: string): string => `#${encodeURIComponent(email)}`;

/** The address behind the '#' of a link; empty where there is none that can be read. */
export function emailInFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
