/** A greater total only says that there are more (rule platform.pages). */
export const MAX_COUNTED = 1_000;

export const isUncounted = (total: number): boolean => total > MAX_COUNTED;
