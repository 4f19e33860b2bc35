/** From so many of a group on, the list shows one line for all of them (rule notifications.groups). */
export const FOLDED_FROM = 3;
