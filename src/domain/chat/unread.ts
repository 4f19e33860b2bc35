/** Unread messages of a channel are counted up to this many, which stands for more as well (rule chat.unread). */
export const MAX_UNREAD = 100;
