/** Replaced by the language's separator and the least number that has one (`scripts/webpack/words.cjs`). */
declare const __words__: ((name: 'separator') => string) & ((name: 'grouped') => number);

/** '1,200'. Not by Intl, which a phone takes long to set up. */
export const number = (value: number): string =>
  value < __words__('grouped') ? String(value) : String(value).replace(/\B(?=(\d{3})+$)/g, __words__('separator'));
