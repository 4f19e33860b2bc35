export const EMOJIS = ['👍', '❤️', '🎉', '💪', '🙏', '😂'] as const;
export type Emoji = (typeof EMOJIS)[number];

export const MAX_PEOPLE_PER_EMOJI = 100;
