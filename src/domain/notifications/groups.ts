/** The list folds this many notifications of a group, or more, into one line. */
export const FOLDED_FROM = 3;
