/** The maximum count of unread messages in a channel; it means 'this many or more' (rule chat.unread). */
export const MAX_UNREAD = 100;

/** The unread messages of a channel that badges count: none while it is muted (rule chat.muted). */
export const countedUnread = ({ unread, muted }: { unread: number; muted?: boolean }): number => (muted ? 0 : unread);
