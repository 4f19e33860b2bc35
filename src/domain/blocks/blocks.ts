/** How many people one person can block (rule blocks.list). */
export const MAX_BLOCKED_PEOPLE = 500;
