/** A higher total only means that there are more than this (rule platform.pages). */
export const MAX_COUNTED = 1_000;

export const isUncounted = (total: number): boolean => total > MAX_COUNTED;
