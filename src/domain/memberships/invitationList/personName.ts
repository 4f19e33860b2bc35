import { foldText } from '../../text/foldText';
import { invitedNameProblem, MAX_INVITED_NAME_LENGTH, plainName } from '../invitedName';
import { isNameLabel } from './headings';

const SUFFIXES = ['jr', 'sr', 'ii', 'iii', 'iv', 'phd', 'md', 'mba', 'msc', 'bsc', 'ma', 'ba', 'esq', 'dr', 'cpa'];

const isSuffix = (text: string) => SUFFIXES.includes(foldText(text).replace(/\./g, ''));

/** Undefined for more parts than a name has. */
function nameOfParts(parts: readonly string[]): string | undefined {
  const [last, first, ...more] = parts.filter((part) => !isSuffix(part));
  if (more.length > 0) return undefined;
  return first === undefined ? last : `${first} ${last}`;
}

/** Without bullets, quotation marks, and the comma of 'Smith, Tom'. */
export function cleanName(text: string): string {
  const plain = plainName(text)
    .replace(/["“”„«»<>]/g, '')
    .replace(/^['‘\s]+(?=.*['’]$)|^[\s,;]+|(?<![\s,;–—-])[\s,;–—-]+$/g, '');
  const unquoted = plain.replace(/^(.*[^'’])['’]$/, (all, inner: string) => (text.includes(`'${inner}`) ? inner : all));
  return nameOfParts(unquoted.split(',').map((part) => part.trim())) ?? unquoted;
}

const MAX_WORDS = 5;

/** Words of names in lower case. */
const PARTICLES = new Set(
  ["'s 't ’s ’t af al ap av bin bint da dal de degli dei del della den der des di do dos du e el i ibn la las le los"]
    .concat(['ten ter van vom von y zu zum zur'])
    .flatMap((words) => words.split(' ')),
);

/** Letters, joined by apostrophes and hyphens, or abbreviated: `O’Neil-Berg`, `J.R.`, `Prof.` */
const WORD =
  /^['’‘]?\p{L}[\p{L}\p{M}\u200C\u200D]*(?:['’‘`\-‐‑·・׳״][\p{L}\p{M}\u200C\u200D]+)*['’]?$|^(?:\p{L}\p{M}*){1,4}\.(?:-?\p{L}\p{M}*\.)*$/u;

const isNameWord = (word: string) =>
  WORD.test(word) && (PARTICLES.has(word) || /\p{Lu}|\p{Lt}/u.test(word) || !/\p{Ll}/u.test(word));

/** A few capitalised words, and nothing else. */
export function looksLikeName(text: string): boolean {
  if (text.length > MAX_INVITED_NAME_LENGTH || invitedNameProblem(text) !== undefined) return false;
  const words = text.split(' ');
  return words.length <= MAX_WORDS && words.every(isNameWord) && words.some((word) => !PARTICLES.has(word));
}

/** 'Berg', 'Anna' are one name if one word follows the comma. */
export function areLastAndFirst(parts: readonly string[]): boolean {
  const [last = '', first, ...more] = parts.filter((part) => !isSuffix(part));
  if (first === undefined) return true;
  const [names, initials] = [last.split(' ').filter((word) => !PARTICLES.has(word)), first.split(' ')];
  return more.length === 0 && names.length === 1 && initials.slice(1).every((word) => /^\p{L}\.?$/u.test(word));
}

/** Strips a label such as 'To:'; `name` is empty if it isn't plainly a name. */
export function nameIn(text: string): { name: string; notUsed: string[] } {
  const [, label, rest = ''] = /^([^:]*):\s*(.*)$/s.exec(plainName(text)) ?? [];
  const isKnown = label !== undefined && (isNameLabel(label) || (rest === '' && !label.includes(' ')));
  const bare = label === undefined || (rest !== '' && !isKnown) ? text : isKnown ? rest : label;
  const name = cleanName(bare);
  if (looksLikeName(name)) return { name, notUsed: [] };
  return { name: '', notUsed: /[\p{L}\p{N}]/u.test(name) ? [name] : [] };
}
