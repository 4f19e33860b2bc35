import { listTokens, type ListToken } from './listTokens';
import { cleanName, isNoName, mayBeName, nameOfParts } from './personName';
import { isRole } from './roles';

export interface RawPerson {
  email: string;
  name: string;
  role: string;
  pod: string;
}

export interface ReadRow {
  people: RawPerson[];
  withoutEmail: string[];
  otherAddresses: string[];
  notUsed: string[];
}

type Address = Extract<ListToken, { kind: 'address' }>;
type Text = Extract<ListToken, { kind: 'text' }>;
type Loose = Extract<ListToken, { kind: 'text' | 'separator' }>;

const personOf = (email: string, name = '', role = ''): RawPerson => ({ email, name, role, pod: '' });

function parted(tokens: readonly Loose[], where: (separator: Loose) => boolean): Text[][] {
  const parts: Text[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'text') parts.at(-1)?.push(token);
    else if (where(token)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

const isHard = (token: Loose) => token.kind === 'separator' && !token.isComma;
const wordsOf = (texts: readonly Text[]): Text[] => texts.filter(({ isComment }) => !isComment);
const textOf = (texts: readonly Text[]): string => texts.map(({ text }) => text).join(' ');

/** Such as 'Berg, Anna', with the texts before it that belong to nobody. */
function nameBefore(pending: readonly Loose[]): { name: string; lost: string[] } {
  const groups = splitKeepingCommas(pending);
  const own = groups.pop() ?? [];
  const lost = groups.map((group) => textOf(group.filter((token) => token.kind === 'text')));
  const parts = parted(own, () => true).map((part) => textOf(wordsOf(part)) || textOf(part));
  const name = nameOfParts(parts);
  return name === undefined ? { name: '', lost: [...lost, parts.join(', ')] } : { name: cleanName(name), lost };
}

function splitKeepingCommas(tokens: readonly Loose[]): Loose[][] {
  const groups: Loose[][] = [[]];
  for (const token of tokens) {
    if (isHard(token)) groups.push([]);
    else groups.at(-1)?.push(token);
  }
  return groups.filter((group) => group.some(({ kind }) => kind === 'text'));
}

function nameBeside(loose: readonly Loose[]): { name: string; role: string; notUsed: string[] } {
  const groups = splitKeepingCommas(loose);
  const hasHard = loose.some(isHard);
  const parts = hasHard ? groups : parted(loose, () => true);
  const isComment = (part: readonly Loose[]) => part.every((token) => token.kind !== 'text' || token.isComment);
  const cells = parts.map((part) => {
    const pieces = parted(part, () => true).map((texts) => textOf(wordsOf(texts)) || textOf(texts));
    return { text: cleanName(pieces.join(', ')), isComment: isComment(part) };
  });
  const role = cells.find(({ text }) => isRole(text))?.text ?? '';
  const others = cells.filter(({ text }) => text !== role || role === '');
  const named = others.filter(({ text, isComment: isAside }) => mayBeName(text) && !isAside);
  const candidates = named.length > 0 ? named : others.filter(({ text }) => mayBeName(text));
  const isFirstAndLast = candidates.length === 2 && candidates.every(({ text }) => !/\s/.test(text));
  const used = candidates.length === 1 || isFirstAndLast ? candidates : [];
  return {
    name: used.map(({ text }) => text).join(' '),
    role,
    notUsed: others.filter((cell) => !used.includes(cell)).map(({ text }) => text),
  };
}

/** As in `"anna@example.com" <anna@example.com>`. */
function isNameOfNext(token: ListToken, next: ListToken | undefined): boolean {
  if (token.kind !== 'address' || next?.kind !== 'address') return false;
  return token.email === next.email || (next.isBracketed && !token.isBracketed);
}

export function readLine(line: string): ReadRow {
  const all = listTokens(line);
  const tokens = all.filter((token, index) => !isNameOfNext(token, all[index + 1]));
  const addresses = tokens.filter((token): token is Address => token.kind === 'address');
  const loose = tokens.filter((token): token is Loose => token.kind === 'text' || token.kind === 'separator');
  const row: ReadRow = { people: [], withoutEmail: [], otherAddresses: [], notUsed: [] };
  for (const token of tokens) if (token.kind === 'broken') row.withoutEmail.push(token.text);
  for (const [index, token] of all.entries()) {
    const next = all[index + 1];
    if (token.kind !== 'address' || next?.kind !== 'address' || !isNameOfNext(token, next)) continue;
    if (next.email !== token.email) row.otherAddresses.push(token.email);
  }
  const [only] = addresses;
  if (only && addresses.length === 1 && !only.isBracketed && row.withoutEmail.length === 0) {
    const { name, role, notUsed } = nameBeside(loose);
    return { ...row, people: [personOf(only.email, name, role)], notUsed };
  }
  if (!only) return { ...row, withoutEmail: withoutPeople(line, row.withoutEmail) };
  return readList(tokens, row);
}

const MAX_SHOWN = 200;

/** The line, unless it is long or has several texts like an address. */
function withoutPeople(line: string, broken: readonly string[]): string[] {
  const shown = line.replace(/\s+/g, ' ').trim();
  return broken.length > 1 || (broken.length === 1 && shown.length > MAX_SHOWN) ? [...broken] : [shown];
}

/** Each address has the name directly before it or, if nothing else claims it, behind it. */
function readList(tokens: readonly ListToken[], row: ReadRow): ReadRow {
  let pending: Loose[] = [];
  const lose = (texts: readonly Loose[]) => {
    const people = row.people.length;
    for (const part of parted(texts, () => true)) {
      const text = textOf(part);
      const last = row.people.at(-1);
      if (people === 1 && last?.role === '' && isRole(text)) last.role = text;
      else if (/[\p{L}\p{N}]/u.test(text)) row.withoutEmail.push(text);
    }
  };
  const name = (person: RawPerson, text: string) => {
    if (isNoName(text)) row.notUsed.push(text);
    else person.name = cleanName(text);
  };
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'text' || token.kind === 'separator') {
      const last = row.people.at(-1);
      const [before, next] = [tokens[index - 1], tokens[index + 1]];
      const isAside = token.kind === 'text' && before?.kind === 'address' && (!next || next.kind === 'separator');
      if (isAside && last?.name === '' && !isRole(token.text)) name(last, token.text);
      else pending.push(token);
      continue;
    }
    if (token.kind === 'address') {
      const isNamed = token.isBracketed || tokens[index - 1]?.kind === 'text';
      const person = personOf(token.email);
      if (!isNamed) lose(pending);
      row.people.push(person);
      if (isNamed) {
        const before = nameBefore(pending);
        name(person, before.name);
        row.withoutEmail.push(...before.lost.filter((text) => /[\p{L}\p{N}]/u.test(text)));
      }
    } else lose(pending);
    pending = [];
  }
  lose(pending);
  return row;
}
