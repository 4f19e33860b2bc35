/** Characters that only say which way the text around them runs. */
const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const LEFT_TO_RIGHT_MARK = '\u200E';
const ISOLATE = ['\u2068', '\u2069'] as const;

/** A name without what turns the direction of everything after it. */
export const withoutDirections = (text: string): string => text.replace(CONTROLS, '');

/** Whether a text has letters that run from right to left. */
export const withRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** A name as it stands in a sentence: one that runs from right to left doesn't carry what stands beside it along. */
export function isolated(name: string): string {
  const plain = withoutDirections(name);
  return RIGHT_TO_LEFT.test(plain) ? ISOLATE[0] + plain + ISOLATE[1] : plain;
}

/**
 * A line of English, as in the title of a window or the subject of a mail, where nothing else says which way it runs: one
 * that begins with a name from right to left would be read from there.
 */
export function leftToRight(line: string): string {
  const plain = line.replace(/[\u202A-\u202E]/g, '');
  return RIGHT_TO_LEFT.test(plain) ? LEFT_TO_RIGHT_MARK + plain : plain;
}
