import { normalizeEmail } from '../account/email';
import { contactCards } from './invitationList/contactCards';
import { longRecord } from './invitationList/csvRecords';
import { headingsAt } from './invitationList/findHeadings';
import { isPlainList, readLine, type NamesFrom, type ReadRow } from './invitationList/readLine';
import { readTable } from './invitationList/readTable';
import { folded, roleOf, type InviteRole } from './invitationList/roles';
import { hasAt, MAX_INVITED_NAME_LENGTH } from './invitedName';

export interface ReadInvitation {
  /** One-based, as in spreadsheets. */
  row: number;
  email: string;
  name: string;
  role: InviteRole;
  podId?: string;
}

export interface UnreadableRow {
  row: number;
  text: string;
  reason: 'NO_EMAIL' | 'OTHER_ADDRESS' | 'ROLE_UNKNOWN' | 'POD_UNKNOWN' | 'POD_AMBIGUOUS' | 'TWICE' | 'NAME_TOO_LONG';
}

interface ReadOptions {
  /** For rows without a role. */
  role: InviteRole;
  podId?: string | undefined;
  pods: readonly { id: string; name: string }[];
}

export interface ReadInvitations {
  people: ReadInvitation[];
  unreadable: UnreadableRow[];
  /** Headings and texts that are left out because they aren't names. */
  notUsed: string[];
}

const MAX_SHOWN_LENGTH = 200;

const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/;

/** A first line that names the separator, as some programs write it. */
const SEPARATOR_LINE = /^\W*sep=.\s*$/i;

function idsByName(pods: ReadOptions['pods']): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, name } of pods) ids.set(folded(name), [...(ids.get(folded(name)) ?? []), id]);
  return ids;
}

const isBlank = (line: string) => !/[^\s,;|]/.test(line);

function readRows(text: string): { rows: Map<number, ReadRow>; notUsed: string[] } {
  const lines = text.split(LINE_END);
  if (SEPARATOR_LINE.test(lines[0] ?? '')) lines[0] = '';
  const rows = new Map<number, ReadRow>();
  const notUsed: string[] = [];
  let number = 1;
  const readPart = (from: number, to: number) => {
    const part = readLists(lines.slice(from, to));
    for (const [index, row] of part.rows.entries()) rows.set(number + index, row);
    number += part.rows.length;
    notUsed.push(...part.notUsed);
  };
  let at = 0;
  for (const { from, to, row } of contactCards(lines)) {
    readPart(at, from);
    rows.set(number, row);
    number += to - from;
    at = to;
  }
  readPart(at, lines.length);
  return { rows, notUsed: [...notUsed, ...[...rows.values()].flatMap((row) => row.notUsed)] };
}

function readLists(lines: readonly string[]): { rows: ReadRow[]; notUsed: string[] } {
  const rows: ReadRow[] = [];
  const notUsed: string[] = [];
  let isFirstTable = true;
  let namesFrom: NamesFrom = 'cells';
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const headings = isBlank(line) ? undefined : headingsAt(lines, at, true);
    if (headings && headings.texts.length > 1) {
      // Lines above a table that aren't a list of people are its title.
      const above = lines.slice(0, at);
      if (isFirstTable && !headings.isGuessed && !above.some(isPlainList))
        for (const [index, text] of above.entries()) rows[index] = { ...nothing, otherAddresses: addressesIn(text) };
      const table = readTable(lines, headings);
      rows.push(...table.rows);
      notUsed.push(...table.notUsed);
      at = table.to;
      isFirstTable = false;
      continue;
    }
    // Below a lone heading there are no other columns.
    if (headings) namesFrom = 'written';
    const noted = headings ? undefined : readNoted(lines, at, namesFrom);
    if (noted) rows.push(noted.row);
    else rows.push(headings || isBlank(line) ? nothing : readLine(line, namesFrom));
    at = noted?.to ?? at + 1;
  }
  return { rows, notUsed };
}

/** A row whose address is followed by a note over several lines; addresses in the note aren't invited. */
function readNoted(
  lines: readonly string[],
  at: number,
  namesFrom: NamesFrom,
): { row: ReadRow; to: number } | undefined {
  const record = longRecord(lines, at);
  const first = record?.cells.findIndex((cell) => cell.includes('\n')) ?? 0;
  const before = record?.cells.slice(0, first) ?? [];
  if (!record || !before.some(isPlainList)) return undefined;
  const row = readLine(
    before.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(record.delimiter),
    namesFrom,
  );
  const notes = record.cells.slice(first).map((cell) => cell.replaceAll('\n', ' '));
  const others = notes.flatMap((note) => (hasAt(note) ? addressesIn(note) : []));
  return {
    row: {
      ...row,
      otherAddresses: [...row.otherAddresses, ...others],
      notUsed: [...row.notUsed, ...notes.filter(Boolean)],
    },
    to: record.to,
  };
}

const nothing: ReadRow = { people: [], withoutEmail: [], otherAddresses: [], notUsed: [] };

/** Addresses above the headings, which belong to nobody. */
function addressesIn(line: string): string[] {
  const { people, withoutEmail, otherAddresses } = readLine(line);
  const broken = withoutEmail.filter(hasAt);
  return [...people.map(({ email }) => email), ...broken, ...otherAddresses];
}

/**
 * Reads people to invite from a list or table, as mail programs, address books and spreadsheets write them (rule
 * memberships.emailInvitations). Lists what can't be used, each with one reason: every address is a person's or is
 * listed.
 */
export function readInvitations(
  text: string,
  { role: usualRole, podId: usualPod, pods }: ReadOptions,
): ReadInvitations {
  const { rows, notUsed } = readRows(text);
  const people: ReadInvitation[] = [];
  const unreadable: UnreadableRow[] = [];
  const seen = new Set<string>();
  const podIds = idsByName(pods);
  for (const [row, { people: found, withoutEmail, otherAddresses }] of rows) {
    const told = new Set<string>();
    const refuse = (reason: UnreadableRow['reason'], what: string) => {
      if (told.size < told.add(`${reason} ${what}`).size) {
        unreadable.push({ row, text: what.slice(0, MAX_SHOWN_LENGTH), reason });
      }
    };
    for (const { email, name, role: roleText, pod } of found) {
      const role = roleOf(roleText, usualRole);
      const named = podIds.get(folded(pod)) ?? [];
      const podId = pod === '' ? usualPod : named[0];
      if (name.length > MAX_INVITED_NAME_LENGTH) refuse('NAME_TOO_LONG', `${email}, ${name}`);
      else if (role === undefined) refuse('ROLE_UNKNOWN', `${email}, ${roleText}`);
      else if (pod !== '' && named.length === 0) refuse('POD_UNKNOWN', `${email}, ${pod}`);
      else if (pod !== '' && named.length > 1) refuse('POD_AMBIGUOUS', `${email}, ${pod}`);
      else if (seen.has(normalizeEmail(email))) refuse('TWICE', email);
      else {
        seen.add(normalizeEmail(email));
        people.push({ row, email, name, role, ...(podId !== undefined && role === 'Participant' && { podId }) });
      }
    }
    for (const what of withoutEmail) refuse('NO_EMAIL', what);
    for (const what of otherAddresses) refuse('OTHER_ADDRESS', what);
  }
  return { people, unreadable, notUsed: [...new Set(notUsed)] };
}
