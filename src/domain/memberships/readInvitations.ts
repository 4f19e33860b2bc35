import { isEmailLike, normalizeEmail } from '../account/email';
import { foldText } from '../text/foldText';
import type { INVITE_ROLES } from './lists';

type InviteRole = (typeof INVITE_ROLES)[number];

/** A person to invite, as read from a line of a list or a row of a table. */
export interface ReadInvitation {
  /** The row, from 1, as spreadsheets count. */
  row: number;
  email: string;
  name: string;
  role: InviteRole;
  podId?: string;
}

/** A row that can't be used as it is. */
export interface UnreadableRow {
  row: number;
  /** What stands there. */
  text: string;
  reason: 'NO_EMAIL' | 'ROLE_UNKNOWN' | 'POD_UNKNOWN' | 'POD_AMBIGUOUS' | 'TWICE' | 'NAME_TOO_LONG';
}

interface ReadOptions {
  /** For rows that name none. */
  role: InviteRole;
  podId?: string | undefined;
  pods: readonly { id: string; name: string }[];
}

type Column = 'email' | 'name' | 'firstName' | 'lastName' | 'role' | 'pod';

/** The headings that other programs give these columns, folded. */
const HEADINGS: Record<Column, readonly string[]> = {
  email: ['email', 'e-mail', 'mail', 'email address', 'e-mail address', 'emailaddress', 'contact email'],
  name: ['name', 'full name', 'fullname', 'person', 'contact', 'display name'],
  firstName: ['first name', 'firstname', 'first', 'given name', 'forename', 'vorname'],
  lastName: ['last name', 'lastname', 'last', 'surname', 'family name', 'nachname'],
  role: ['role', 'type', 'invited as'],
  pod: ['pod', 'group', 'team', 'pod name'],
};

const LEADER = ['leader', 'lead', 'pod leader', 'coach'];
const PARTICIPANT = ['participant', 'member', 'participants', 'person'];

const MAX_NAME_LENGTH = 200;

const folded = (text: string) => foldText(text.trim()).replaceAll('_', ' ');

const columnOf = (heading: string): Column | undefined =>
  (Object.keys(HEADINGS) as Column[]).find((column) => HEADINGS[column].includes(folded(heading)));

type Columns = Partial<Record<Column, number>>;

/** The columns that a first row names; undefined unless one of them is the address. */
function columnsOf(first: readonly string[] | undefined): Columns | undefined {
  const columns: Columns = {};
  for (const [index, heading] of (first ?? []).entries()) {
    const column = columnOf(heading);
    if (column && columns[column] === undefined) columns[column] = index;
  }
  return columns.email === undefined ? undefined : columns;
}

/** 'Tom Smith <tom@example.com>' as name and address; an address alone has no name. */
function namedAddress(cell: string): { email: string; name: string } | undefined {
  const [, name = '', bracketed] = /^"?([^"<]*?)"?\s*<([^<>]+)>$/.exec(cell) ?? [];
  const email = (bracketed ?? cell).trim().replace(/^mailto:/i, '');
  return isEmailLike(email) ? { email, name: name.trim() } : undefined;
}

interface RawPerson {
  email: string;
  name: string;
  role: string;
  pod: string;
}

function byColumns(cells: readonly string[], columns: Columns): RawPerson[] {
  const at = (column: Column) => cells[columns[column] ?? -1] ?? '';
  const address = namedAddress(at('email'));
  const name = at('name') || [at('firstName'), at('lastName')].filter(Boolean).join(' ') || (address?.name ?? '');
  return [{ email: address?.email ?? '', name, role: at('role'), pod: at('pod') }];
}

/** Without headings: every address in the row is a person, and if it has one only, other text is their name. */
function byContent(cells: readonly string[]): RawPerson[] {
  const addresses = cells.map(namedAddress);
  const found = addresses.filter((one) => one !== undefined);
  if (found.length !== 1) return found.map((one) => ({ ...one, role: '', pod: '' }));
  const [first] = found;
  const others = cells.filter((cell, index) => addresses[index] === undefined && cell !== '');
  const roles = others.filter((cell) => [...LEADER, ...PARTICIPANT].includes(folded(cell)));
  const name = others.filter((cell) => !roles.includes(cell)).join(' ');
  return [{ email: first?.email ?? '', name: first?.name || name, role: roles[0] ?? '', pod: '' }];
}

function roleOf(text: string, otherwise: InviteRole): InviteRole | undefined {
  const role = folded(text);
  if (role === '') return otherwise;
  if (LEADER.includes(role)) return 'Leader';
  return PARTICIPANT.includes(role) ? 'Participant' : undefined;
}

/** The pods' ids by their folded names. */
function idsByName(pods: ReadOptions['pods']): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, name } of pods) ids.set(folded(name), [...(ids.get(folded(name)) ?? []), id]);
  return ids;
}

/**
 * Reads people to invite from the cells of a list or table, with or without a row of headings, whatever the order of its
 * columns (rule memberships.emailInvitations). Rows that can't be used are told apart, each with one reason; empty ones
 * are left out.
 */
export function readInvitations(
  rows: readonly (readonly string[])[],
  { role: usualRole, podId: usualPod, pods }: ReadOptions,
): { people: ReadInvitation[]; unreadable: UnreadableRow[] } {
  const columns = columnsOf(rows[0]);
  const people: ReadInvitation[] = [];
  const unreadable: UnreadableRow[] = [];
  const seen = new Set<string>();
  const podIds = idsByName(pods);
  for (const [index, texts] of rows.entries()) {
    const cells = texts.map((cell) => cell.trim());
    const isHeading = index === 0 && columns !== undefined;
    if (isHeading || cells.every((cell) => cell === '')) continue;
    const row = index + 1;
    const text = cells.filter(Boolean).join(', ').slice(0, MAX_NAME_LENGTH);
    const found = columns ? byColumns(cells, columns) : byContent(cells);
    const refuse = (reason: UnreadableRow['reason']) => unreadable.push({ row, text, reason });
    if (found.length === 0) refuse('NO_EMAIL');
    for (const { email, name, role: roleText, pod } of found) {
      const role = roleOf(roleText, usualRole);
      const named = podIds.get(folded(pod)) ?? [];
      const podId = pod === '' ? usualPod : named[0];
      if (email === '') refuse('NO_EMAIL');
      else if (name.length > MAX_NAME_LENGTH) refuse('NAME_TOO_LONG');
      else if (role === undefined) refuse('ROLE_UNKNOWN');
      else if (pod !== '' && named.length === 0) refuse('POD_UNKNOWN');
      else if (pod !== '' && named.length > 1) refuse('POD_AMBIGUOUS');
      else if (seen.has(normalizeEmail(email))) refuse('TWICE');
      else {
        seen.add(normalizeEmail(email));
        people.push({ row, email, name, role, ...(podId !== undefined && role === 'Participant' && { podId }) });
      }
    }
  }
  return { people, unreadable };
}
