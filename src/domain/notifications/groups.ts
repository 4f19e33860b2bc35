/** The list folds this many notifications of a group, or more, into one line (rule notifications.groups). */
export const MIN_FOLDED_GROUP = 3;
