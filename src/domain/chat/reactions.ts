/** Emojis available for reactions (rule chat.reactions). */
export const EMOJIS = ['👍', '❤️', '🎉', '💪', '🙏', '😂'] as const;
export type Emoji = (typeof EMOJIS)[number];

/** Maximum number of people who can react to a message with the same emoji. */
export const MAX_PEOPLE_PER_EMOJI = 100;
