/** READ: up to a given message (rule chat.read). UNREAD: from a given message (rule chat.unread). */
export const READ_STATUSES = ['READ', 'UNREAD'] as const;
