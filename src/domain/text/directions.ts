/** Characters that only set the direction of text around them. */
const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const LEFT_TO_RIGHT_MARK = '\u200E';
const ISOLATE = ['\u2068', '\u2069'] as const;

/** A name without characters that change the direction of text after it. */
export const withoutDirections = (text: string): string => text.replace(CONTROLS, '');

/** Whether a string has right-to-left letters. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** A name for use in a sentence: isolates a right-to-left one from the text around it. */
export function isolateDirection(name: string): string {
  const plain = withoutDirections(name);
  return RIGHT_TO_LEFT.test(plain) ? ISOLATE[0] + plain + ISOLATE[1] : plain;
}

/**
 * A line of English, such as a window title or a mail subject, whose direction nothing else sets; starting with a
 * right-to-left name would reverse it.
 */
export function forceLeftToRight(line: string): string {
  const plain = line.replace(/[\u202A-\u202E]/g, '');
  return RIGHT_TO_LEFT.test(plain) ? LEFT_TO_RIGHT_MARK + plain : plain;
}
