/** Unread messages of a channel are counted up to this number, which means 'this many or more' (rule chat.unread). */
export const MAX_UNREAD = 100;
