/** Rows loaded at a time while the user scrolls (rule platform.pages). */
export const PAGE_SIZE = 100;

export const SMALL_PAGE_SIZE = 50;

export const POD_PAGE_SIZE = 30;
