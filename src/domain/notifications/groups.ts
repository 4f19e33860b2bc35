export const MIN_FOLDED_GROUP = 3;
