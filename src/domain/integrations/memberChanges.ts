/** How long members who have left stay in the list of changes (rule integrations.changes). */
export const MEMBER_CHANGE_DAYS = 90;
