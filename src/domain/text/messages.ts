/** What compiled messages call (`npm run words:generate`). */
import { plural as pluralCase, select as selectedCase } from '@messageformat/runtime';
import type { Language } from './languages';
import { numberText } from './words';

export { en } from 'make-plural';

type Cases = Record<string, string>;

type PluralRule = (value: number | string, isOrdinal?: boolean) => string;

export const plural = pluralCase as (
  value: number,
  offset: number,
  rule: PluralRule,
  cases: Cases,
  isOrdinal?: number,
) => string;

export const select = selectedCase as (value: string | boolean, cases: Cases) => string;

export const number = (_language: Language, value: number, offset: number): string => numberText(value - offset);

/** The same texts in each language. */
export const byLanguage =
  <Words>(words: Record<Language, Words>) =>
  (language: Language): Words =>
    words[language];
