import { catalogues, ids } from './catalogues';
import { languageTags, readLanguage, translationProblems } from './languages.cjs';
import type { Message } from './messages.cjs';

/** Texts within a value, such as the data of a mail, by line. */
export const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(/\n+/);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const WORD = /\p{L}[\p{L}’]{2,}/gu;

/** Addresses, and names of events such as 'step.done'. */
const SAME_FOR_ALL = /https?:\S+|\S+@\S+|\w+\.\w+/g;

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase());

const textsOf = (tokens: Message['tokens']): string[] =>
  tokens.flatMap((token) => {
    if (token.type === 'content') return [token.value.replace(/<\/?\w+>/g, ' ')];
    return 'cases' in token ? token.cases.flatMap(({ tokens: inner }) => textsOf(inner)) : [];
  });

const vocabulary = (messages: Message[]) => new Set(messages.flatMap(({ tokens }) => textsOf(tokens).flatMap(wordsOf)));

function translatedMessages(tag: string): Message[] {
  const { missing, unusable } = translationProblems(tag, ids);
  const left = new Set([...missing, ...unusable]);
  const { messageOf } = readLanguage(tag);
  return ids.filter((id) => !left.has(id)).map(messageOf);
}

/**
 * Finds English in what should be in another language: words that English texts have, and none of the language's. What
 * people have `typed` isn't looked at.
 */
export function englishFinder(tag: string): (text: string, typed: readonly string[]) => string[] {
  if (tag === 'en' || !languageTags().includes(tag)) return () => [];
  const own = vocabulary(translatedMessages(tag));
  const english = vocabulary([...catalogues.values()].flatMap((messages) => [...messages.values()]));
  return (text, typed) => {
    const sentences = text.replace(SAME_FOR_ALL, ' ').replace(/\s+/gu, ' ');
    return wordsOf(typed.reduce((left, one) => left.replaceAll(one, ' '), sentences)).filter(
      (word) => english.has(word) && !own.has(word),
    );
  };
}
