import { hasAt } from '../invitedName';
import { DELIMITERS, quotedRecord, splitCells } from './csvRecords';
import { columnsBeside, columnsOf, isAboutEmail, type Columns } from './headings';
import { listTokens } from './listTokens';

export interface Headings {
  /** Zero-based. */
  line: number;
  delimiter: string;
  texts: string[];
  columns: Columns;
  /** Recognised only because an address is below it. */
  isGuessed: boolean;
  /** No heading mentions email, so this may not be a row of headings. */
  isDoubtful: boolean;
}

/** How many lines below the headings to look for the first address. */
const MAX_LINES_BELOW = 20;

const countOf = (columns: Columns) => Object.keys(columns).length;

function knownHeadings(lines: readonly string[], line: number): Headings | undefined {
  let best: Headings | undefined;
  for (const delimiter of DELIMITERS) {
    const texts = splitCells(lines[line] ?? '', delimiter);
    const columns = columnsOf(texts);
    if (columns && countOf(columns) > (best ? countOf(best.columns) : 0))
      best = { line, delimiter, texts, columns, isGuessed: false, isDoubtful: false };
  }
  return best;
}

function headingsByPlace(lines: readonly string[], line: number): Headings | undefined {
  const below = lines.slice(line + 1, line + 1 + MAX_LINES_BELOW);
  const rowAt = below.findIndex(hasAt);
  if (rowAt === -1 || below.slice(0, rowAt).some((_, index) => knownHeadings(lines, line + 1 + index)))
    return undefined;
  const firstAt = below.findIndex((text) => text.trim() !== '');
  for (const delimiter of DELIMITERS) {
    const texts = splitCells(lines[line] ?? '', delimiter);
    if (texts.length === 1) continue;
    const rows = [quotedRecord(below, firstAt, delimiter)?.cells ?? [], splitCells(below[rowAt] ?? '', delimiter)];
    for (const cells of rows) {
      const index = cells.findIndex((cell) => listTokens(cell).some(({ kind }) => kind === 'address'));
      if ((texts[index] ?? '') === '') continue;
      const columns = columnsBeside(texts, [index]);
      const isDoubtful = !texts.some(isAboutEmail);
      // 'Hello Anna, please invite these:'
      if (isDoubtful && /[:!?]\s*$/.test(lines[line] ?? '')) return undefined;
      return { line, delimiter, texts, columns, isGuessed: true, isDoubtful };
    }
  }
  return undefined;
}

/** `mayGuess`: also accepts a row without a known heading. */
export function headingsAt(lines: readonly string[], line: number, mayGuess: boolean): Headings | undefined {
  if (hasAt(lines[line] ?? '')) return undefined;
  return knownHeadings(lines, line) ?? (mayGuess ? headingsByPlace(lines, line) : undefined);
}
