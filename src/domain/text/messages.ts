/** What compiled messages call (`npm run words:generate`); in a build for one language that is `oneLanguage/`. */
import { en } from 'make-plural';
import type { Cases } from './cases';
import type { Language } from './languages';
import { numberText } from './words';

export { select } from './oneLanguage/select';

const rules = { en } satisfies Record<Language, (value: number, isOrdinal?: boolean) => string>;

/** Either the case of exactly this value, such as 0, or that of its plural category. */
const caseOf = (cases: Cases, value: number, category: string): string =>
  cases[value] ?? cases[category] ?? cases.other ?? '';

export const plural = (language: Language, value: number, cases: Cases): string =>
  caseOf(cases, value, rules[language](value));

export const ordinal = (language: Language, value: number, cases: Cases): string =>
  caseOf(cases, value, rules[language](value, true));

export const number = (_language: Language, value: number): string => numberText(value);

/** The same texts in each language. */
export const byLanguage =
  <Words>(words: Record<Language, Words>) =>
  (language: Language): Words =>
    words[language];
