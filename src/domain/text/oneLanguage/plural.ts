import type { Cases } from '../cases';

/** Replaced by the language's rule (`scripts/webpack/words.cjs`). */
declare const __words__: (name: 'plural') => (value: number) => string;

export const plural = (value: number, cases: Cases): string =>
  cases[value] ?? cases[__words__('plural')(value)] ?? cases.other ?? '';
