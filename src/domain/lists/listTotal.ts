/** The items of a list are counted up to this number; a greater total only says that there are more (rule platform.pages). */
export const MAX_COUNTED = 1_000;

/** Whether a list has more items than are counted. */
export const isUncounted = (total: number): boolean => total > MAX_COUNTED;
