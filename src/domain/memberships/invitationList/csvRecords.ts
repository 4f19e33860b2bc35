export interface CsvRecord {
  cells: string[];
  from: number;
  to: number;
  isMalformed: boolean;
}

const MAX_LINES = 200;

/** Quotation marks count as letters unless they enclose a whole cell. */
export const splitCells = (line: string, delimiter: string): string[] => singleLine(line, 0, delimiter).cells;

function singleLine(line: string, row: number, delimiter: string): CsvRecord {
  const read = quotedRecord([line], 0, delimiter);
  const cells = read?.cells ?? line.split(delimiter).map((cell) => cell.trim());
  return { cells, from: row, to: row + 1, isMalformed: read === undefined };
}

/** RFC 4180; undefined if the quotation marks don't match. */
function quotedRecord(lines: readonly string[], from: number, delimiter: string): CsvRecord | undefined {
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
 * Unlike other parsers, such as papaparse, a quotation mark that isn't closed, or is part of a name, spoils no more
 * than its own row: text over several lines is one cell only if `couldBeRow` is false for each line after its first,
 * and the row is as wide as the table.
 */
export function* csvRecords(
  lines: readonly string[],
  { from, delimiter, width, couldBeRow }: CsvOptions,
): Generator<CsvRecord> {
  for (let row = from; row < lines.length;) {
    const read = quotedRecord(lines, row, delimiter);
    const isBelieved =
      read &&
      (read.to === row + 1 ||
        (read.cells.length === width && lines.slice(row + 1, read.to).every((line) => !couldBeRow(line))));
    const record = isBelieved ? read : singleLine(lines[row] ?? '', row, delimiter);
    yield record;
    row = record.to;
  }
}

interface CsvOptions {
  from: number;
  delimiter: string;
  width: number;
  couldBeRow: (line: string) => boolean;
}
