export interface CsvRecord {
  cells: string[];
  /** The first line of the record, and the line after its last. */
  from: number;
  to: number;
  /** Its quotation marks aren't closed, or occur within a cell. */
  isMalformed: boolean;
}

export const DELIMITERS = ['\t', ';', ',', '|'] as const;

/** The longest quoted text, in lines. */
const MAX_LINES = 200;

/** Quotation marks that don't enclose a whole cell count as letters. */
export const splitCells = (line: string, delimiter: string): string[] => singleLine(line, 0, delimiter).cells;

function singleLine(line: string, row: number, delimiter: string): CsvRecord {
  const read = quotedRecord([line], 0, delimiter);
  const cells = read?.cells ?? line.split(delimiter).map((cell) => cell.trim());
  return { cells, from: row, to: row + 1, isMalformed: read === undefined };
}

/** Reads a record (RFC 4180); undefined if its quotation marks are unclosed or misplaced. */
export function quotedRecord(lines: readonly string[], from: number, delimiter: string): CsvRecord | undefined {
  const cells: string[] = [];
  let row = from;
  let line = lines[row] ?? '';
  let at = 0;
  for (;;) {
    const spaces = delimiter === '\t' ? 0 : (/^ */.exec(line.slice(at, at + 20))?.[0].length ?? 0);
    if (line.charAt(at + spaces) !== '"') {
      const end = line.indexOf(delimiter, at);
      cells.push(line.slice(at, end === -1 ? undefined : end).trim());
      if (end === -1) return { cells, from, to: row + 1, isMalformed: false };
      at = end + 1;
      continue;
    }
    let cell = '';
    at += spaces + 1;
    for (;;) {
      const quote = line.indexOf('"', at);
      if (quote === -1) {
        cell += `${line.slice(at)}\n`;
        row += 1;
        if (row >= lines.length || row - from > MAX_LINES) return undefined;
        line = lines[row] ?? '';
        at = 0;
      } else if (line.charAt(quote + 1) === '"') {
        cell += line.slice(at, quote + 1);
        at = quote + 2;
      } else {
        cell += line.slice(at, quote);
        at = quote + 1;
        break;
      }
    }
    cells.push(cell.trim());
    while (line.charAt(at) === ' ') at += 1;
    if (at >= line.length) return { cells, from, to: row + 1, isMalformed: false };
    if (line.charAt(at) !== delimiter) return undefined;
    at += 1;
  }
}

/**
 * Reads the row of a table that begins at a line. Unlike in other parsers, such as papaparse, a quotation mark that
 * is unclosed or part of a name spoils only its own row: text over several lines is one cell only if the row is as
 * wide as the table and `isBelieved`.
 */
export function csvRecord(
  lines: readonly string[],
  from: number,
  { delimiter, width, isBelieved }: CsvOptions,
): CsvRecord {
  const read = quotedRecord(lines, from, delimiter);
  if (read && (read.to === from + 1 || (read.cells.length === width && isBelieved(read)))) return read;
  return singleLine(lines[from] ?? '', from, delimiter);
}

/** A row with text over several lines, in a table without headings. */
export function longRecord(lines: readonly string[], from: number): (CsvRecord & { delimiter: string }) | undefined {
  if ((lines[from] ?? '').split('"').length % 2 === 1) return undefined;
  for (const delimiter of DELIMITERS) {
    const read = quotedRecord(lines, from, delimiter);
    if (read && read.to > from + 1) return { ...read, delimiter };
  }
  return undefined;
}

interface CsvOptions {
  delimiter: string;
  width: number;
  isBelieved: (record: CsvRecord) => boolean;
}
