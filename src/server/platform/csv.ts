/** Characters that a spreadsheet would treat as the beginning of a formula, including their full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * Characters that may separate cells in the program that opens the file: in many countries spreadsheets use semicolons,
 * and some use tabs.
 */
const QUOTED = /[",;\t\r\n]/;

/** Where a formula would begin in a program that doesn't separate cells by commas. */
const INNER_FORMULA = /([;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/gu;

/**
 * A cell in the format of RFC 4180. An apostrophe stops spreadsheets from running text as a formula; it is also
 * inserted within the text, wherever a separator other than the comma would begin a cell.
 */
export function csvCell(text: string): string {
  const inner = text.replace(INNER_FORMULA, "$1'");
  const safe = FORMULA.test(inner) ? `'${inner}` : inner;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The byte order mark, from which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** '2026-03-03', in UTC; empty for no date. */
export const isoDate = (instant: Date | null): string => instant?.toISOString().slice(0, 10) ?? '';
