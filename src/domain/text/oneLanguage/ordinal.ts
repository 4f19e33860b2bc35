import type { Cases } from '../cases';

declare const __words__: (name: 'ordinal') => (value: number) => string;

export const ordinal = (value: number, cases: Cases): string =>
  cases[value] ?? cases[__words__('ordinal')(value)] ?? cases.other ?? '';
