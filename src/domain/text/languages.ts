/** The languages that people can read the product in, as BCP 47 tags. */
export const LANGUAGES = ['en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Of a locale: 'de-AT' is German. English of one that isn't among them. */
export const languageOf = (locale: string): Language =>
  LANGUAGES.find((language) => language === locale.split('-')[0]) ?? DEFAULT_LANGUAGE;

export const isEnglish = (locale: string): boolean => /^en\b/.test(locale);
