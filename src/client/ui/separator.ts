/** Between the parts of a line, as in 'Leader · You': it ends a line where there is one to end, and begins none. */
export const SEPARATOR = '\u00a0· ';

/** Those parts that there are, in one line. */
export const separated = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(SEPARATOR);
