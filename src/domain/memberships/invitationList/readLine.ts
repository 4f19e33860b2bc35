import { listTokens, type ListToken } from './listTokens';
import { areLastAndFirst, nameIn } from './personName';
import { isRole } from './roles';

export interface RawPerson {
  email: string;
  name: string;
  role: string;
  pod: string;
}

export interface ReadRow {
  people: RawPerson[];
  /** Names without an address, and texts that look like an address but aren't one. */
  withoutEmail: string[];
  /** Addresses in the row beyond the person's. */
  otherAddresses: string[];
  notUsed: string[];
}

/**
 * Where to look for names: `cells`, anywhere in the row; `written`, only as `Name <address>` and `address (Name)`.
 */
export type NamesFrom = 'cells' | 'written' | 'nothing';

type Address = Extract<ListToken, { kind: 'address' }>;
type Loose = Extract<ListToken, { kind: 'text' | 'separator' }>;

const personOf = (email: string, name = '', role = ''): RawPerson => ({ email, name, role, pod: '' });

function parted<Token extends ListToken>(tokens: readonly Token[], where = (_: ListToken) => true): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'separator' && where(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.some(({ kind }) => kind !== 'separator'));
}

const isHard = (token: ListToken) => token.kind === 'separator' && !token.isComma;
const isLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);
const textOf = (tokens: readonly ListToken[]): string =>
  tokens.map((token) => (token.kind === 'text' ? token.text : '')).join(' ');
const asidesOf = (tokens: readonly ListToken[]): string[] =>
  tokens.flatMap((token) => (token.kind === 'text' && token.isComment ? [token.text] : []));
const withoutAsides = <Token extends ListToken>(tokens: readonly Token[]): Token[] =>
  tokens.filter((token) => token.kind !== 'text' || !token.isComment);
const wordsOf = (tokens: readonly ListToken[]): string =>
  parted(tokens)
    .map((part) => textOf(withoutAsides(part)).trim())
    .filter(isLetters)
    .join(', ');

/** After an address, a single word isn't a name. */
const nameBehind = (text: string) => {
  const read = nameIn(text);
  return read.name.includes(' ') ? read : { name: '', notUsed: [text] };
};

/** The name before an address in brackets, such as 'Berg, Anna'; text in `lost` belongs to no address. */
function nameBefore(pending: readonly Loose[]): { name: string; notUsed: string[]; lost: string[] } {
  const groups = parted(pending, isHard);
  const own = groups.pop() ?? [];
  const lost = groups.map((group) => textOf(group.filter(({ kind }) => kind === 'text')));
  const parts = parted(own)
    .map((part) => textOf(withoutAsides(part)).trim())
    .filter(isLetters);
  if (parts.length > 1 && !areLastAndFirst(parts)) return { name: '', notUsed: [], lost: [...lost, parts.join(', ')] };
  const text = parts.join(', ');
  const { name, notUsed } = nameIn(text);
  // 'Night Owls:' is the name of a group.
  if (text.endsWith(':')) return { name: '', notUsed: [...notUsed, name].filter(isLetters), lost };
  return { name, notUsed: [...notUsed, ...asidesOf(own)], lost };
}

/** The name in a row with one address without brackets: before it, after it, or in other cells. */
function nameBeside(tokens: readonly ListToken[]): { name: string; role: string; notUsed: string[] } {
  const cells = parted(tokens, tokens.some(isHard) ? isHard : undefined);
  const own = cells.findIndex((cell) => cell.some(({ kind }) => kind === 'address'));
  const [before, behind] = aroundAddress(cells[own] ?? []);
  const texts = cells.map((cell, index) => (index === own ? '' : wordsOf(cell)));
  const roleCell = texts.findIndex(isRole);
  const role = texts[roleCell] ?? (isRole(behind) ? behind : '');
  const notUsed = cells.flatMap((cell, index) => (index === own ? [] : asidesOf(cell)));
  const written = before !== '' ? nameIn(before) : isRole(behind) ? undefined : nameOfAside(cells[own] ?? [], behind);
  if (written) notUsed.push(...written.notUsed);
  if (before !== '') notUsed.push(...[behind, ...asidesOf(cells[own] ?? [])].filter((text) => !isRole(text)));
  const others = [...texts.keys()].filter((index) => index !== roleCell && texts[index] !== '');
  const read = new Map(others.map((index) => [index, (index < own ? nameIn : nameBehind)(texts[index] ?? '')]));
  const named = others.filter((index) => read.get(index)?.name !== '');
  const isPair =
    named.join() === '0,1' && others.length === 2 && named.every((index) => !read.get(index)?.name.includes(' '));
  const used = !written?.name && ((named.length === 1 && named[0] === others[0]) || isPair) ? named : [];
  for (const index of others)
    if (!used.includes(index)) notUsed.push(read.get(index)?.name || (read.get(index)?.notUsed[0] ?? ''));
  const name = written?.name || used.map((index) => read.get(index)?.name).join(' ');
  return { name, role, notUsed: notUsed.filter(isLetters) };
}

function aroundAddress(cell: readonly ListToken[]): [before: string, behind: string] {
  const at = cell.findIndex(({ kind }) => kind === 'address');
  return [wordsOf(cell.slice(0, at)), wordsOf(cell.slice(at + 1))];
}

/** `address (Name)`; other text after an address isn't a name. */
function nameOfAside(cell: readonly ListToken[], behind: string): { name: string; notUsed: string[] } {
  const asides = asidesOf(cell);
  const [aside] = asides;
  if (aside === undefined || asides.length > 1 || behind !== '')
    return { name: '', notUsed: [behind, ...asides].filter(isLetters) };
  return nameBehind(aside);
}

/** In `"anna@example.com" <anna@example.com>` the first address is the name of the second. */
function isNameOfNext(token: ListToken, next: ListToken | undefined): boolean {
  if (token.kind !== 'address' || next?.kind !== 'address') return false;
  return token.email === next.email || (next.isBracketed && !token.isBracketed);
}

const BULLET = /^\s*(?:[-–—*•·▪◦‣]|\d{1,3}[.)])\s+/;

/** Lists of names and addresses as mail programs write them, or the cells of one person. */
export function readLine(line: string, namesFrom: NamesFrom = 'cells'): ReadRow {
  const all = listTokens(line.replace(BULLET, ''));
  const tokens = all.filter((token, index) => !isNameOfNext(token, all[index + 1]));
  const addresses = tokens.filter((token): token is Address => token.kind === 'address');
  const row: ReadRow = { people: [], withoutEmail: [], otherAddresses: [], notUsed: [] };
  for (const token of tokens) if (token.kind === 'broken') row.withoutEmail.push(token.text);
  for (const [index, token] of all.entries()) {
    const next = all[index + 1];
    if (token.kind !== 'address' || next?.kind !== 'address' || !isNameOfNext(token, next)) continue;
    if (next.email !== token.email) row.otherAddresses.push(token.email);
  }
  const [only] = addresses;
  if (!only) return { ...row, withoutEmail: withoutPeople(line, row.withoutEmail) };
  // 'On 3 March, Anna Berg <…> wrote:' is a quotation.
  const isQuoting = /^\s*>|:\s*$/.test(line);
  if (namesFrom === 'nothing' || isQuoting) {
    const texts = [wordsOf(tokens), ...asidesOf(tokens)].filter(isLetters);
    return { ...row, people: addresses.map(({ email }) => personOf(email)), notUsed: texts };
  }
  if (namesFrom === 'cells' && addresses.length === 1 && !only.isBracketed && row.withoutEmail.length === 0) {
    const { name, role, notUsed } = nameBeside(tokens);
    return { ...row, people: [personOf(only.email, name, role)], notUsed };
  }
  return readList(tokens, row, namesFrom);
}

export function isPlainList(line: string): boolean {
  const { people, withoutEmail, otherAddresses, notUsed } = readLine(line, 'written');
  return people.length > 0 && [withoutEmail, otherAddresses, notUsed].every((texts) => texts.length === 0);
}

const MAX_SHOWN = 200;

/** What to show for a line without an address. */
function withoutPeople(line: string, broken: readonly string[]): string[] {
  const shown = line.replace(/\s+/g, ' ').trim();
  return broken.length > 1 || (broken.length === 1 && shown.length > MAX_SHOWN) ? [...broken] : [shown];
}

/** Each address has the name directly before it or, if nothing else claims it, in brackets after it. */
function readList(tokens: readonly ListToken[], row: ReadRow, namesFrom: NamesFrom): ReadRow {
  let pending: Loose[] = [];
  const lose = (texts: readonly Loose[]) => {
    const people = row.people.length;
    for (const part of parted(texts)) {
      const text = textOf(part);
      const last = row.people.at(-1);
      if (people === 1 && last?.role === '' && isRole(text)) last.role = text;
      else if (isLetters(text)) row.withoutEmail.push(text);
    }
  };
  const name = (person: RawPerson, read: { name: string; notUsed: string[] }) => {
    person.name ||= read.name;
    row.notUsed.push(...read.notUsed);
  };
  for (const [index, token] of tokens.entries()) {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (token.kind === 'text') {
      const last = row.people.at(-1);
      const isBehind = before?.kind === 'address' && last !== undefined && !isRole(token.text);
      const isLast = !next || next.kind === 'separator';
      if (isBehind && token.isComment && isLast && last.name === '') name(last, nameBehind(token.text));
      else if (isBehind && (isLast || token.isComment || (next.kind === 'address' && !next.isBracketed)))
        row.notUsed.push(token.text);
      else pending.push(token);
      continue;
    }
    if (token.kind === 'separator') {
      pending.push(token);
      continue;
    }
    if (token.kind === 'address') {
      const person = personOf(token.email);
      const isNamed = token.isBracketed || (before?.kind === 'text' && pending.length > 0 && namesFrom === 'cells');
      if (!isNamed) lose(pending);
      row.people.push(person);
      if (isNamed) {
        const read = nameBefore(pending);
        name(person, read);
        row.withoutEmail.push(...read.lost.filter(isLetters));
      }
    } else lose(pending);
    pending = [];
  }
  lose(pending);
  return row;
}
