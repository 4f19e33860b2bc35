import type { Cases } from '../cases';

export const select = (value: string | boolean, cases: Cases): string =>
  (Object.hasOwn(cases, String(value)) ? cases[String(value)] : cases.other) ?? '';
