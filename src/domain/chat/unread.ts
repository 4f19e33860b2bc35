/** The maximum count of unread messages in a channel; it means 'this many or more' (rule chat.unread). */
export const MAX_UNREAD = 100;
