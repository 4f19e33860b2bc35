import { csvRecords, splitCells } from './csvRecords';
import { columnsOf, isUsed, type Columns } from './headings';
import { listTokens } from './listTokens';
import { cleanName, isNoName } from './personName';
import { readLine, type ReadRow } from './readLine';

export interface Headings {
  line: number;
  delimiter: string;
  texts: string[];
  columns: Columns;
}

const MAX_LINES_ABOVE = 20;

const countOf = (columns: Columns) => Object.keys(columns).length;

/** Headings may stand below a title. */
export function findHeadings(lines: readonly string[]): Headings | undefined {
  for (const [line, text] of lines.slice(0, MAX_LINES_ABOVE).entries()) {
    let best: Headings | undefined;
    for (const delimiter of ['\t', ';', ',', '|']) {
      const texts = splitCells(text, delimiter);
      const columns = columnsOf(texts);
      if (columns && countOf(columns) > (best ? countOf(best.columns) : 0)) best = { line, delimiter, texts, columns };
    }
    if (best) return best;
  }
  return undefined;
}

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
  return isNoName(name) ? { name: '', notUsed: [name] } : { name, notUsed: [] };
}

function readCells(cells: readonly string[], columns: Columns): ReadRow {
  const row: ReadRow = { people: [], withoutEmail: [], otherAddresses: [], notUsed: [] };
  let nameInCell = '';
  for (const index of columns.emails) {
    const { people, withoutEmail } = readLine(cells[index] ?? '');
    for (const person of people) {
      if (row.people.length > 0) row.otherAddresses.push(person.email);
      else row.people.push(person);
      nameInCell ||= person.name;
    }
    row.withoutEmail.push(...withoutEmail.filter((text) => text.includes('@')));
  }
  for (const [index, cell] of cells.entries()) {
    if (columns.emails.includes(index) || !cell.includes('@')) continue;
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
  return { ...row, notUsed };
}

export function readTable(
  lines: readonly string[],
  headings: Headings,
): { rows: Map<number, ReadRow>; notUsed: string[] } {
  const { columns, delimiter, texts, line } = headings;
  const width = texts.length;
  const filled = new Set<number>();
  const rows = new Map<number, ReadRow>();
  const hasEmail = (cells: readonly string[]) =>
    columns.emails.some((index) => listTokens(cells[index] ?? '').some(({ kind }) => kind === 'address'));
  const couldBeRow = (text: string) => {
    const cells = text.includes('@') ? text.split(delimiter) : [];
    return cells.length === width && hasEmail(cells);
  };
  let number = line + 1;
  for (const { cells, from, to, isMalformed } of csvRecords(lines, { from: line + 1, delimiter, width, couldBeRow })) {
    number += 1;
    if (cells.every((cell) => cell === '')) continue;
    const isOther = isMalformed || (cells.length !== width && !hasEmail(cells));
    const row = isOther ? readLine(lines.slice(from, to).join(' ')) : readCells(cells, columns);
    if (row.people.length === 0 && row.withoutEmail.length === 0)
      row.withoutEmail.push(cells.filter(Boolean).join(', '));
    rows.set(number, row);
    for (const [index, cell] of cells.entries())
      if (cell !== '' && !isOther && !isUsed(columns, index)) filled.add(index);
  }
  return { rows, notUsed: texts.filter((text, index) => text !== '' && filled.has(index)) };
}
