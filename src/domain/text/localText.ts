import { DEFAULT_LANGUAGE, type Language } from './languages';

/** A text that is made once its reader's language is known, such as the message of a form or a refusal. */
export type LocalText = { readonly textIn: (language: Language) => string };

/** For texts of one catalogue: `localTexts(wordsIn)((words) => words.title)`. */
export const localTexts =
  <Words>(wordsIn: (language: Language) => Words) =>
  (choose: (words: Words, language: Language) => string): LocalText => ({
    textIn: (language) => choose(wordsIn(language), language),
  });

export const textIn = (text: string | LocalText, language: Language): string =>
  typeof text === 'string' ? text : text.textIn(language);

/** Of a text that is the same for all readers, such as one for programs. */
export const sameForAll = (text: string): LocalText => ({ textIn: () => text });

type LocalTextsOf<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? LocalText
    : Words[Key] extends (values: infer Values) => string
      ? (values: Values) => LocalText
      : LocalTextsOf<Words[Key]>;
};

function localTextsOf(partIn: (language: Language) => unknown): unknown {
  const part = partIn(DEFAULT_LANGUAGE);
  if (typeof part === 'string') return { textIn: partIn };
  if (typeof part === 'function') {
    const textWith = (values: unknown, language: Language) => (partIn(language) as (values: unknown) => string)(values);
    return (values: unknown) => ({ textIn: (language: Language) => textWith(values, language) });
  }
  const childIn = (language: Language, key: string) => (partIn(language) as Record<string, unknown>)[key];
  const keys = Object.keys(part as object);
  return Object.fromEntries(keys.map((key) => [key, localTextsOf((language) => childIn(language, key))]));
}

/** All texts of a catalogue by their keys: `catalogueTexts(wordsIn).limits.photo`. */
export const catalogueTexts = <Words>(wordsIn: (language: Language) => Words): LocalTextsOf<Words> =>
  localTextsOf(wordsIn) as LocalTextsOf<Words>;
