/**
 * READ marks messages as read up to a given message (rule chat.read); UNREAD marks them as unread from a given message
 * (rule chat.unread).
 */
export const READ_STATUSES = ['READ', 'UNREAD'] as const;
