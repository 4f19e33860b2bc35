import { foldText } from '../../text/foldText';
import { invitedNameProblem, MAX_INVITED_NAME_LENGTH, plainName } from '../invitedName';
import { isNameLabel } from './headings';

const SUFFIXES = ['jr', 'sr', 'ii', 'iii', 'iv', 'phd', 'md', 'mba', 'msc', 'bsc', 'ma', 'ba', 'esq', 'dr', 'cpa'];

const isSuffix = (text: string) => SUFFIXES.includes(foldText(text).replace(/\./g, ''));

/** Undefined unless the parts form one name: 'Berg', or 'Berg' and 'Anna', but not 'Anna Berg' and 'Sales'. */
function nameOfParts(parts: readonly string[]): string | undefined {
  const [last = '', first, ...more] = parts.filter((part) => !isSuffix(part));
  if (first === undefined) return last;
  return more.length === 0 && isOneName(last) ? `${first} ${last}` : undefined;
}

/** Without bullets, quotation marks, and the comma of 'Smith, Tom'; other commas stay. */
export function cleanName(text: string): string {
  const plain = plainName(text)
    .replace(/["“”„«»<>]/g, '')
    .replace(/^['‘\s]+(?=.*['’]$)|^[\s,;]+|(?<![\s,;–—-])[\s,;–—-]+$/g, '');
  const unquoted = plain.replace(/^(.*[^'’])['’]$/, (all, inner: string) => (text.includes(`'${inner}`) ? inner : all));
  return nameOfParts(unquoted.split(',').map((part) => part.trim())) ?? unquoted;
}

const MAX_WORDS = 5;

/** Lower-case words within names. */
const PARTICLES = new Set(
  ["'s 't ’s ’t af al ap av bin bint da dal de degli dei del della den der des di do dos du e el i ibn la las le los"]
    .concat(['ten ter van vom von y zu zum zur'])
    .flatMap((words) => words.split(' ')),
);

/** Letters, joined by apostrophes and hyphens, or abbreviated: `O’Neil-Berg`, `J.R.`, `Prof.` */
const WORD =
  /^['’‘]?\p{L}[\p{L}\p{M}\u200C\u200D]*(?:['’‘`\-‐‑·・׳״][\p{L}\p{M}\u200C\u200D]+)*['’]?$|^(?:\p{L}\p{M}*){1,4}\.(?:-?\p{L}\p{M}*\.)*$/u;

const isOneName = (text: string) => text.split(' ').filter((word) => !PARTICLES.has(word)).length === 1;

const isNameWord = (word: string) => PARTICLES.has(word) || /\p{Lu}|\p{Lt}/u.test(word) || !/\p{Ll}/u.test(word);

/** A few words, and nothing else. */
export function isOfWords(text: string): boolean {
  if (text.length > MAX_INVITED_NAME_LENGTH || invitedNameProblem(text) !== undefined) return false;
  const words = text.split(' ');
  return (
    words.length <= MAX_WORDS && words.every((word) => WORD.test(word)) && !words.every((word) => PARTICLES.has(word))
  );
}

/** A few capitalised words, and nothing else. */
const looksLikeName = (text: string): boolean => isOfWords(text) && text.split(' ').every(isNameWord);

/** 'Anna Berg:', but not 'DO NOT INVITE:' or 'Illness:', announces an address as hers. */
const isAnnounced = (name: string): boolean => looksLikeName(name) && name.includes(' ') && /\p{Ll}/u.test(name);

/** 'Berg', 'Anna' are one name if one word follows the comma. */
export function areLastAndFirst(parts: readonly string[]): boolean {
  const [last = '', first, ...more] = parts.filter((part) => !isSuffix(part));
  if (first === undefined) return true;
  const initials = first.split(' ').slice(1);
  return more.length === 0 && isOneName(last) && initials.every((word) => /^\p{L}\.?$/u.test(word));
}

/** Strips a label such as 'To:'; `name` is empty if it isn't plainly a name. */
export function nameIn(text: string): { name: string; notUsed: string[] } {
  const [, label, rest = ''] = /^([^:]*):\s*(.*)$/s.exec(plainName(text)) ?? [];
  const isAnnouncing = label !== undefined && rest === '';
  const isKnown = label !== undefined && isNameLabel(label);
  const name = cleanName(isKnown ? rest : isAnnouncing ? label : text);
  if (isAnnouncing ? isAnnounced(name) : looksLikeName(name)) return { name, notUsed: [] };
  return { name: '', notUsed: /[\p{L}\p{N}]/u.test(name) ? [name] : [] };
}
