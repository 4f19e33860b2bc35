/** How a text mentions somebody (rule chat.mentions). */
export const mentionOf = (name: string): string => `@${name}`;

/** Whether a text mentions somebody of this full name. */
export const isMentioned = (content: string, name: string): boolean => content.includes(mentionOf(name));
