import { hasAt } from '../invitedName';
import { listTokens } from './listTokens';
import { cleanName, isOfWords } from './personName';
import type { ReadRow } from './readLine';

export interface ContactCard {
  from: number;
  to: number;
  row: ReadRow;
}

declare const atob: (text: string) => string;

const BEGIN = /^\s*BEGIN:VCARD\s*$/i;
const END = /^\s*END:VCARD\s*$/i;
/** `item1.EMAIL;TYPE=HOME:`, `mail::` */
const PROPERTY = /^(?:[\w-]+\.)?([A-Za-z][\w-]*)((?:;[^:@]*)?):(:?)(.*)$/;
const EMAIL = /^(?:e-?mail|mail|mozillasecondemail)$/i;

interface Property {
  key: string;
  label: string;
  isMarked: boolean;
  value: string;
}

function decoded(value: string, parameters: string, isBase64: boolean): string {
  try {
    if (/QUOTED-PRINTABLE/i.test(parameters))
      return decodeURIComponent(value.replace(/%/g, '%25').replace(/=([\dA-F]{2})/gi, '%$1'));
    if (!isBase64) return value;
    const bytes = [...atob(value)].map((byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
    return decodeURIComponent(bytes.join(''));
  } catch {
    return value;
  }
}

function propertyOf(line: string): Property | undefined {
  const [all, label = '', parameters = '', colon = '', value = ''] = PROPERTY.exec(line) ?? [];
  if (all === undefined) return undefined;
  const isMarked = parameters !== '' || /^[\w-]+\./.test(line);
  return { key: label.toLowerCase(), label, isMarked, value: decoded(value.trim(), parameters, colon === ':') };
}

/** Joins continuation lines, which begin with a space or follow a line that ends in '='. */
function unfolded(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const isSoft = last !== undefined && /^[^:]*QUOTED-PRINTABLE[^:]*:.*=$/i.test(last);
    if (last !== undefined && isSoft) whole[whole.length - 1] = last.slice(0, -1) + line.trim();
    else if (last !== undefined && /^[ \t]/.test(line)) whole[whole.length - 1] = last + line.slice(1);
    else whole.push(line);
  }
  return whole;
}

const plain = (value: string) =>
  value.replace(/\\(.)/g, (_, character: string) => (character.toLowerCase() === 'n' ? ' ' : character));

/** Properties not reported as unused. */
const STRUCTURE = new Set('begin end version dn objectclass fn n cn displayname givenname sn'.split(' '));

function nameOf(first: (key: string) => string): { name: string; notUsed: string[] } {
  const [last = '', given = '', middle = ''] = first('n').split(/(?<!\\);/);
  const parts = (texts: string[]) =>
    texts
      .map((text) => plain(text).trim())
      .filter(Boolean)
      .join(' ');
  const whole = plain(first('fn') || first('cn') || first('displayname'));
  const names = [cleanName(whole), parts([given, middle, last]), parts([first('givenname'), first('sn')])];
  const written = names.find(Boolean) ?? '';
  const isCompany = /company|org|group/i.test(first('x-abshowas') + first('kind')) || written === plain(first('org'));
  const name = isCompany ? '' : (names.find(isOfWords) ?? '');
  return { name, notUsed: [written].filter((one) => one !== '' && one !== name) };
}

function readCard(lines: readonly string[]): ReadRow {
  const row: ReadRow = { people: [], withoutEmail: [], otherAddresses: [], notUsed: [] };
  const whole = unfolded(lines);
  const properties = whole.map(propertyOf);
  const { name, notUsed } = nameOf(
    (key) => properties.find((one) => one?.key === key && one.value !== '')?.value ?? '',
  );
  row.notUsed.push(...notUsed);
  for (const [index, property] of properties.entries()) {
    const isEmail = property !== undefined && EMAIL.test(property.key);
    const text = property ? plain(property.value) : (whole[index] ?? '');
    for (const token of hasAt(text) ? listTokens(text) : []) {
      if (token.kind === 'address' && isEmail && row.people.length === 0)
        row.people.push({ email: token.email, name, role: '', pod: '' });
      else if (token.kind === 'address') row.otherAddresses.push(token.email);
      else if (token.kind === 'broken') (isEmail ? row.withoutEmail : row.otherAddresses).push(token.text);
    }
    if (property && !isEmail && !STRUCTURE.has(property.key) && property.value !== '') row.notUsed.push(property.label);
  }
  const [person] = row.people;
  // `dn: cn=Anna,mail=anna@example.com` repeats the person's own address.
  const isOwn = (address: string) => address === person?.email || address.endsWith(`=${person?.email}`);
  if (person) row.otherAddresses = row.otherAddresses.filter((address) => !isOwn(address));
  else if (name !== '') row.withoutEmail.push(name);
  return row;
}

/** Whether lines without BEGIN still belong to a card: an LDIF record, or a part of a vCard. */
function areCard(lines: readonly string[]): boolean {
  const properties = lines.flatMap((line) => propertyOf(line) ?? []);
  const emails = properties.filter(({ key }) => key === 'email' || key === 'mail');
  const isNamed = properties.some(({ key }) => ['fn', 'n', 'cn', 'sn', 'objectclass'].includes(key));
  return /^dn::? /i.test(lines[0] ?? '') || emails.some(({ isMarked }) => isMarked) || (isNamed && emails.length > 0);
}

/**
 * Finds people in an address book's vCard or LDIF format, among other lines. ical.js, which reads vCards, rejects a
 * whole file for one error and supports neither version 2.1 nor LDIF.
 */
export function contactCards(lines: readonly string[]): ContactCard[] {
  const cards: ContactCard[] = [];
  for (let from = 0; from < lines.length;) {
    let to = from + 1;
    const line = lines[from] ?? '';
    const isWhole = BEGIN.test(line);
    if (isWhole) {
      while (to < lines.length && !END.test(lines[to - 1] ?? '') && !BEGIN.test(lines[to] ?? '')) to += 1;
    } else if (PROPERTY.test(line)) {
      while (to < lines.length && /^[ \t#]*\S/.test(lines[to] ?? '') && isOfRun(lines[to] ?? '')) to += 1;
    }
    const of = lines.slice(from, to);
    if (isWhole || (PROPERTY.test(line) && areCard(of))) cards.push({ from, to, row: readCard(of) });
    from = to;
  }
  return cards;
}

const isOfRun = (line: string): boolean =>
  !BEGIN.test(line) && !/^dn:/i.test(line) && (/^[ \t#]/.test(line) || PROPERTY.test(line));
