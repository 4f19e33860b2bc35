import { normalizeEmail } from '../account/email';
import { MAX_INVITED_NAME_LENGTH } from './invitedName';
import { readLine, type ReadRow } from './invitationList/readLine';
import { findHeadings, readTable } from './invitationList/readTable';
import { folded, roleOf, type InviteRole } from './invitationList/roles';

export interface ReadInvitation {
  /** From 1, as spreadsheets count. */
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
  role: InviteRole;
  podId?: string | undefined;
  pods: readonly { id: string; name: string }[];
}

export interface ReadInvitations {
  people: ReadInvitation[];
  unreadable: UnreadableRow[];
  notUsed: string[];
}

const MAX_SHOWN_LENGTH = 200;

const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/;

/** Some programs name the separator on the first line. */
const SEPARATOR_LINE = /^\W*sep=.\s*$/i;

function idsByName(pods: ReadOptions['pods']): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, name } of pods) ids.set(folded(name), [...(ids.get(folded(name)) ?? []), id]);
  return ids;
}

function readRows(text: string): { rows: Map<number, ReadRow>; notUsed: string[] } {
  const lines = text.split(LINE_END);
  if (SEPARATOR_LINE.test(lines[0] ?? '')) lines[0] = '';
  const headings = findHeadings(lines);
  const rows = new Map<number, ReadRow>();
  const readLines = (from: number, to: number) => {
    for (const [index, line] of lines.slice(from, to).entries())
      if (/\S/.test(line.replace(/[,;\t|]/g, ''))) rows.set(from + index + 1, readLine(line));
  };
  const notUsedInRows = () => [...rows.values()].flatMap((row) => row.notUsed);
  for (const [index, line] of lines.slice(0, headings?.line ?? 0).entries())
    rows.set(index + 1, { ...nothing, otherAddresses: addressesIn(line) });
  // A single heading separates no columns, so the lines may be of any kind.
  if (!headings || headings.texts.length === 1) {
    readLines(headings ? headings.line + 1 : 0, lines.length);
    return { rows, notUsed: notUsedInRows() };
  }
  const table = readTable(lines, headings);
  for (const [number, row] of table.rows) rows.set(number, row);
  return { rows, notUsed: [...table.notUsed, ...notUsedInRows()] };
}

const nothing: ReadRow = { people: [], withoutEmail: [], otherAddresses: [], notUsed: [] };

/** Addresses above the headings belong to nobody. */
function addressesIn(line: string): string[] {
  const { people, withoutEmail, otherAddresses } = readLine(line);
  const broken = withoutEmail.filter((text) => text.includes('@'));
  return [...people.map(({ email }) => email), ...broken, ...otherAddresses];
}

/**
 * Reads what mail programs, address books and spreadsheets write (rule memberships.emailInvitations). Every address
 * is a person's or is listed as unusable, with one reason.
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
