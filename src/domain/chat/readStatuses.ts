/** READ applies up to a message (rule chat.read), UNREAD from one onwards (rule chat.unread). */
export const READ_STATUSES = ['READ', 'UNREAD'] as const;
