/** From this many notifications on, the list folds a group into one line (rule notifications.groups). */
export const MIN_FOLDED_GROUP = 3;
