/** What one may react to a message with (rule chat.reactions). */
export const EMOJIS = ['👍', '❤️', '🎉', '💪', '🙏', '😂'] as const;
export type Emoji = (typeof EMOJIS)[number];

/** So many people give a message one emoji; the next one is refused. */
export const MAX_PEOPLE_PER_EMOJI = 100;
