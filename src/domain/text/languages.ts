import { LANGUAGES } from './languages.gen';

export { LANGUAGES };

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Undefined for one that there isn't, or isn't any more. */
export const knownLanguage = (tag: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === tag);

/** Of a locale: 'de-AT' is German. English of one that isn't among them. */
export const languageOf = (locale: string): Language =>
  LANGUAGES.find((language) => language === locale.split('-')[0]) ?? DEFAULT_LANGUAGE;

export const isEnglish = (locale: string): boolean => /^en\b/.test(locale);
