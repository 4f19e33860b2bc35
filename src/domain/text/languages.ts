/** The languages that people can read the product in, as BCP 47 tags. */
export const LANGUAGES = ['en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';
