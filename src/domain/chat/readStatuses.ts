/** READ applies up to a message (rule chat.read), UNREAD from it on (rule chat.unread). */
export const READ_STATUSES = ['READ', 'UNREAD'] as const;
