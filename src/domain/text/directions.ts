/** These only set the direction of the text around them. */
const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const LEFT_TO_RIGHT_MARK = '\u200E';
const RIGHT_TO_LEFT_MARK = '\u200F';
const ISOLATE = ['\u2068', '\u2069'] as const;

export const withoutDirections = (text: string): string => text.replace(CONTROLS, '');

export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Isolates a right-to-left name from the text around it. */
export function isolateDirection(name: string): string {
  const plain = withoutDirections(name);
  return RIGHT_TO_LEFT.test(plain) ? ISOLATE[0] + plain + ISOLATE[1] : plain;
}

/** Arabic is the only such language that there are texts in. */
export const isRightToLeft = (language: string): boolean => /^ar\b/.test(language);

/** For a line such as a window title or a mail subject: a name of the other direction at its start would reverse it. */
export function holdDirection(line: string, language: string): string {
  const plain = line.replace(/[\u202A-\u202E]/g, '');
  if (isRightToLeft(language)) return RIGHT_TO_LEFT_MARK + plain;
  return RIGHT_TO_LEFT.test(plain) ? LEFT_TO_RIGHT_MARK + plain : plain;
}
