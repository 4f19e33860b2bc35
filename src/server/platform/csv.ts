/** What a spreadsheet would take for the beginning of a formula, in the wide forms of the signs too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** What may separate cells where the file is opened: in many countries spreadsheets use semicolons, and some use tabs. */
const QUOTED = /[",;\t\r\n]/;

/** A cell by RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe before it. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** '2026-03-03', in UTC; empty for no date. */
export const isoDate = (instant: Date | null): string => instant?.toISOString().slice(0, 10) ?? '';
