import { hasAt, invitedNameProblem } from '../invitedName';
import { csvRecord, DELIMITERS, splitCells, type CsvRecord } from './csvRecords';
import { headingsAt, type Headings } from './findHeadings';
import { isUsed, type Columns } from './headings';
import { listTokens } from './listTokens';
import { cleanName } from './personName';
import { isPlainList, readLine, type ReadRow } from './readLine';

function nameOf(cells: readonly string[], columns: Columns): { name: string; notUsed: string[] } {
  const at = (index: number | undefined) => cleanName(cells[index ?? -1] ?? '');
  const [full, first, middle, last] = [
    at(columns.name),
    at(columns.firstName),
    at(columns.middleName),
    at(columns.lastName),
  ];
  // Beside a first name alone, 'Name' is a last name in German tables.
  const isLast = first !== '' && last === '' && full !== '' && !full.includes(first);
  const parts = first === '' && last === '' ? [full] : [first, middle, isLast ? full : last];
  const name = (full.includes(' ') && last === '' && !isLast ? [full] : parts).filter((part) => part !== '').join(' ');
  // 'Anna Berg, Sales' contains more than a name.
  const isName = name === '' || (!name.includes(',') && invitedNameProblem(name) === undefined);
  return isName ? { name, notUsed: [] } : { name: '', notUsed: [name] };
}

function readCells(cells: readonly string[], columns: Columns): ReadRow {
  const row: ReadRow = { people: [], withoutEmail: [], otherAddresses: [], notUsed: [] };
  let nameInCell = '';
  for (const index of columns.emails) {
    const { people, withoutEmail, otherAddresses, notUsed } = readLine(cells[index] ?? '', 'written');
    for (const person of people) {
      if (row.people.length > 0) row.otherAddresses.push(person.email);
      else row.people.push(person);
      nameInCell ||= person.name;
    }
    row.withoutEmail.push(...withoutEmail.filter(hasAt));
    row.otherAddresses.push(...otherAddresses);
    row.notUsed.push(...notUsed, ...(people.length > 0 ? withoutEmail.filter((text) => !hasAt(text)) : []));
  }
  for (const [index, cell] of cells.entries()) {
    if (columns.emails.includes(index) || !hasAt(cell)) continue;
    for (const token of listTokens(cell)) {
      if (token.kind === 'address') row.otherAddresses.push(token.email);
      if (token.kind === 'broken') row.withoutEmail.push(token.text);
    }
  }
  const [person] = row.people;
  if (!person) return row;
  const { name, notUsed } = nameOf(cells, columns);
  person.name = name === '' ? nameInCell : name;
  person.role = cells[columns.role ?? -1] ?? '';
  person.pod = cells[columns.pod ?? -1] ?? '';
  row.otherAddresses = row.otherAddresses.filter((address) => address !== person.email);
  return { ...row, notUsed: [...row.notUsed, ...notUsed] };
}

/** Misplaced quotation marks may enclose a delimiter, which shifts the columns. */
const isMoved = (cells: readonly string[]) => cells.filter((cell) => cell.split('"').length % 2 === 0).length > 1;

/**
 * A row that doesn't fit the table. A person is invited only if exactly one cell is nothing but an address, and then
 * without a name.
 */
function readOther(line: string, delimiter: string): ReadRow {
  const row = readLine(line, 'written');
  if (isPlainList(line)) return row;
  const whole = line
    .split(delimiter)
    .filter(isPlainList)
    .flatMap((cell) => readLine(cell, 'nothing').people);
  const own = whole.length === 1 ? whole : [];
  const others = row.people.map(({ email }) => email).filter((email) => email !== own[0]?.email);
  const texts = [...row.notUsed, ...row.people.map(({ name }) => name), ...row.withoutEmail];
  return {
    people: own,
    withoutEmail: row.people.length === 0 ? row.withoutEmail : row.withoutEmail.filter(hasAt),
    otherAddresses: [...others, ...row.otherAddresses],
    notUsed: row.people.length === 0 ? [] : texts.filter((text) => text !== '' && !hasAt(text)),
  };
}

export interface ReadTable {
  rows: ReadRow[];
  notUsed: string[];
  /** The line after the table. */
  to: number;
}

export function readTable(
  lines: readonly string[],
  { columns, delimiter, texts, line, isDoubtful }: Headings,
): ReadTable {
  const width = texts.length;
  const filled = new Set<number>();
  const rows: ReadRow[] = [{ ...nothing, withoutEmail: isDoubtful ? [texts.join(', ')] : [] }];
  const hasEmail = (cells: readonly string[]) =>
    columns.emails.some((index) => listTokens(cells[index] ?? '').some(({ kind }) => kind === 'address'));
  const couldBeRow = (text: string) => {
    const cells = hasAt(text) ? text.split(delimiter) : [];
    return cells.length === width && hasEmail(cells);
  };
  // A cell over several lines is plausible in an unused column. In a used one it isn't if any of its lines could be a
  // row.
  const isBelieved = ({ cells, from, to }: CsvRecord) =>
    cells.every((cell, index) => !cell.includes('\n') || !isUsed(columns, index)) ||
    !lines.slice(from + 1, to).some(couldBeRow);
  /** Undefined if the row doesn't fit the table. */
  const cellsOf = ({ cells, from, isMalformed }: CsvRecord): readonly string[] | undefined => {
    const isFit = (other: readonly string[]) => other.length === width && hasEmail(other);
    if (isMalformed) return isFit(cells) && !isMoved(cells) ? cells : undefined;
    if (cells.length === width || (cells.length > width && cells.slice(width).every((cell) => cell === '')))
      return cells;
    const others = DELIMITERS.map((one) => splitCells(lines[from] ?? '', one));
    return others.find(isFit) ?? (cells.length < width && hasEmail(cells) ? cells : undefined);
  };
  let at = line + 1;
  let isBelowGap = false;
  while (at < lines.length) {
    const next = headingsAt(lines, at, isBelowGap);
    if (next && next.texts.length > 1) break;
    const record = csvRecord(lines, at, { delimiter, width, isBelieved });
    at = record.to;
    isBelowGap = record.cells.every((cell) => cell === '');
    if (isBelowGap) {
      rows.push(nothing);
      continue;
    }
    const cells = cellsOf(record);
    const row = cells ? readCells(cells, columns) : readOther(lines.slice(record.from, at).join(' '), delimiter);
    if ([row.people, row.withoutEmail, row.otherAddresses].every((texts) => texts.length === 0))
      row.withoutEmail.push(record.cells.filter(Boolean).join(', '));
    rows.push(row);
    for (const [index, cell] of (cells ?? []).entries()) if (cell !== '' && !isUsed(columns, index)) filled.add(index);
  }
  return { rows, notUsed: texts.filter((text, index) => text !== '' && filled.has(index)), to: at };
}

const nothing: ReadRow = { people: [], withoutEmail: [], otherAddresses: [], notUsed: [] };
