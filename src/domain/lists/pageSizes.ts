/** Loaded at a time while the user scrolls (rule platform.pages). */
export const PAGE_SIZE = 100;

/** For larger items, such as members. */
export const SMALL_PAGE_SIZE = 50;

/** For pods with their meetings, also in waitlists. */
export const POD_PAGE_SIZE = 30;
