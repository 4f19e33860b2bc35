import type { Language } from './languages';

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
