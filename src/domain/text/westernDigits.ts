const DIGIT = /\p{Nd}/u;

/** How far a digit is from the 0 of its script. Unicode has the digits of each in a row, and some rows one after the other. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** A text with its digits as 0 to 9, of whichever script the keyboard is that they were typed with: ٣, ३ and ３ are 3 (rule platform.digits). */
export const westernDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
