import { foldText } from '../../text/foldText';
import { hasPhoneNumber, plainName } from '../invitedName';

const SUFFIXES = ['jr', 'sr', 'ii', 'iii', 'iv', 'phd', 'md', 'mba', 'msc', 'bsc', 'ma', 'ba', 'esq', 'dr', 'cpa'];

const isSuffix = (text: string) => SUFFIXES.includes(foldText(text).replace(/\./g, ''));

/** 'Smith', 'Tom' becomes 'Tom Smith'; undefined for more parts than a name has. */
export function nameOfParts(parts: readonly string[]): string | undefined {
  const [last, first, ...more] = parts.filter((part) => !isSuffix(part));
  if (more.length > 0) return undefined;
  return first === undefined ? last : `${first} ${last}`;
}

/** Without labels such as 'To:', quotation marks, and the comma of 'Smith, Tom'. */
export function cleanName(text: string): string {
  const plain = plainName(text)
    .replace(/^.*:\s*/, '')
    .replace(/["“”„«»<>]/g, '')
    .replace(/^['‘\s]+(?=.*['’]$)|^[\s,;]+|[\s,;]+$/g, '');
  const unquoted = plain.replace(/^(.*[^'’])['’]$/, (all, inner: string) => (text.includes(`'${inner}`) ? inner : all));
  return nameOfParts(unquoted.split(',').map((part) => part.trim())) ?? unquoted;
}

export const mayBeName = (text: string): boolean => /\p{L}/u.test(text) && !/[\p{N}@/\\]/u.test(text);

export const isNoName = (text: string): boolean => hasPhoneNumber(text) || text.includes('@');
