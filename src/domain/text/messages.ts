/** What compiled messages call (`npm run words:generate`); in a build for one language that is `oneLanguage/`. */
import * as plurals from 'make-plural';
import type { Cases } from './cases';
import type { Language } from './languages';

export { select } from './oneLanguage/select';

const rules: Record<Language, (value: number, isOrdinal?: boolean) => string> = plurals;

/** Either the case of exactly this value, such as 0, or that of its plural category. */
const caseOf = (cases: Cases, value: number, category: string): string =>
  cases[value] ?? cases[category] ?? cases.other ?? '';

export const plural = (language: Language, value: number, cases: Cases): string =>
  caseOf(cases, value, rules[language](value));

export const ordinal = (language: Language, value: number, cases: Cases): string =>
  caseOf(cases, value, rules[language](value, true));

const numbers = new Map<Language, Intl.NumberFormat>();

/** '1,200', as the language writes it. */
export function number(language: Language, value: number): string {
  const format = numbers.get(language) ?? new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  numbers.set(language, format);
  return format.format(value);
}

/** The same texts in each language. */
export const byLanguage =
  <Words>(words: Record<Language, Words>) =>
  (language: Language): Words =>
    words[language];
