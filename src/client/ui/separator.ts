/** A line may end with the separator but never starts with it: 'Leader · You'. */
export const SEPARATOR = '\u00a0· ';

export const joinWithSeparator = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(SEPARATOR);
