/** Means 'this many or more' (rule chat.unread). */
export const MAX_UNREAD = 100;

export const countedUnread = ({ unread, muted }: { unread: number; muted?: boolean }): number => (muted ? 0 : unread);
