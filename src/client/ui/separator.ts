/** Separates parts of a line, as in 'Leader · You'; a line may end with it but never starts with it. */
export const SEPARATOR = '\u00a0· ';

/** Joins the parts that are defined. */
export const joinWithSeparator = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(SEPARATOR);
